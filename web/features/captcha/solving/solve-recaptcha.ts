const script = 'https://www.google.com/recaptcha/api.js?render=explicit&onload=';

interface Recaptcha {
  render(
    container: HTMLElement,
    options: {
      sitekey: string;
      size: 'invisible';
      callback: (token: string) => void;
      'error-callback': () => void;
    },
  ): number;
  execute(widget: number): void;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
    recaptchaLoaded?: () => void;
  }
}

let loading: Promise<Recaptcha> | undefined;

/** Gets a request's token from Google's invisible reCAPTCHA. */
export async function solveRecaptcha(siteKey: string): Promise<string> {
  const recaptcha = await (loading ??= load().catch(forget));
  return new Promise((resolve, reject) => {
    const container = document.body.appendChild(document.createElement('div'));
    const widget = recaptcha.render(container, {
      sitekey: siteKey,
      size: 'invisible',
      callback: resolve,
      'error-callback': () => reject(new Error('reCAPTCHA failed.')),
    });
    recaptcha.execute(widget);
  });
}

function load(): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    window.recaptchaLoaded = () => {
      if (window.grecaptcha) resolve(window.grecaptcha);
    };
    const element = document.createElement('script');
    element.src = `${script}recaptchaLoaded`;
    element.addEventListener('error', () => reject(new Error('reCAPTCHA did not load.')));
    document.head.append(element);
  });
}

/** A script that failed to load is retried on the next attempt. */
function forget(error: unknown): never {
  loading = undefined;
  throw error;
}
