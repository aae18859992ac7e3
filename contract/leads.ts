/*
 * A lead is a request of the form, or a contact that its seller wrote down. Its stage is what has become of it; each one
 * after `new` counts as answered.
 */

/** Stages that a seller sets, in the order of a sale that succeeds. */
export const setStages = ['new', 'answered', 'offered', 'won', 'lost', 'spam'] as const;
export type SetStage = (typeof setStages)[number];
export type AnsweredStage = Exclude<SetStage, 'new'>;

/** A held one is kept apart as likely spam until its seller restores it. */
export const leadStages = [...setStages, 'held'] as const;
export type LeadStage = (typeof leadStages)[number];

/** The form, a press of a button that became a lead, or a contact written down by hand. */
export const leadSources = ['form', 'press', 'hand'] as const;
export type LeadSource = (typeof leadSources)[number];

export const leadEventKinds = ['stage', 'offer', 'note', 'follow_up'] as const;
export type LeadEventKind = (typeof leadEventKinds)[number];

/** Mails about leads that an account can turn off: what waits, what is to be followed up, the line of a morning. */
export const reminderKinds = ['waiting', 'follow_up', 'morning'] as const;
export type ReminderKind = (typeof reminderKinds)[number];
