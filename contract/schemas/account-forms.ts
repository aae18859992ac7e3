import { z } from '@hono/zod-openapi';
import { each, named } from '../fields/named.ts';
import { blankAsNull } from '../fields/blank.ts';
import { choice } from '../fields/choice.ts';
import { crossFieldRule, fault, missingOr } from '../fields/fault.ts';
import { givenPassword, newPassword } from '../fields/password.ts';
import { id } from '../fields/number.ts';
import { email, line, optionalLine } from '../fields/text.ts';
import { languages } from '../language.ts';
import { birth, latestBirthDate, textLimits } from '../limits.ts';

const passwords = {
  password: newPassword(),
  confirmPassword: z.string(missingOr('api_not_text')).min(1, fault('api_required')),
};

const samePasswords = crossFieldRule<Record<keyof typeof passwords, string>>((form, report) => {
  const { password, confirmPassword } = form;
  const bothGiven = Boolean(password) && Boolean(confirmPassword);
  if (bothGiven && password !== confirmPassword) report('confirmPassword', 'api_password_mismatch');
});

export const RegisterForm = z
  .object({
    ...each(['name', 'surname'], line(textLimits.name)),
    email: email(),
    ...passwords,
    birthDate: blankAsNull(birthDate()),
    acceptTerms: z.preprocess(
      (value: boolean | 'true' | undefined) => value === true || value === 'true',
      z.literal(true, fault('api_terms')),
    ),
  })
  .superRefine(...samePasswords)
  .openapi('RegisterForm');
export type RegisterForm = z.output<typeof RegisterForm>;

export const LoginForm = named('LoginForm', {
  email: line(textLimits.email),
  password: givenPassword(),
  code: optionalLine(textLimits.signInCode).describe(
    'A code of the authenticator or a recovery code, for accounts with a second factor',
  ),
});
export type LoginForm = z.output<typeof LoginForm>;

export const LanguageForm = named('LanguageForm', { language: choice(languages) });

export const ChangePasswordForm = z
  .object({ currentPassword: givenPassword(), ...passwords })
  .superRefine(...samePasswords)
  .openapi('ChangePasswordForm');
export type ChangePasswordForm = z.output<typeof ChangePasswordForm>;

/** A new address, and the password: an open session alone must not be enough to take over an account. */
export const ChangeEmailForm = named('ChangeEmailForm', {
  email: email(),
  currentPassword: givenPassword(),
});
export type ChangeEmailForm = z.output<typeof ChangeEmailForm>;

export const DeleteAccountForm = named('DeleteAccountForm', {
  currentPassword: givenPassword(),
  business: choice(['delete', 'leave', 'hand_over']).default('delete'),
  successorId: id().optional().describe('Of the staff, for `hand_over`'),
});
export type DeleteAccountForm = z.output<typeof DeleteAccountForm>;

export const ForgetPasswordForm = named('ForgetPasswordForm', { email: email() });

export const ResetPasswordForm = z
  .object({
    token: z.string(missingOr('api_not_text')).min(1, fault('api_required')),
    ...passwords,
  })
  .superRefine(...samePasswords)
  .openapi('ResetPasswordForm');
export type ResetPasswordForm = z.output<typeof ResetPasswordForm>;

/** A date of birth (`YYYY-MM-DD`) of someone born since 1924 who is at least 18 today. */
function birthDate() {
  return z.iso
    .date(fault('api_date'))
    .refine((date) => date >= birth.earliest, fault('api_birth_too_early'))
    .refine((date) => date <= latestBirthDate(new Date()), fault('api_too_young'));
}
