import { type MailListener, openMailListener } from '../mail-in/listener.ts';
import { OperatorError } from '../operator-error.ts';
import type { Replies } from './replies.ts';

const largestMail = 2 * 1024 * 1024;

/** Takes answers to mails in by SMTP. */
export async function listenForMail(
  { domain, accepts, receive }: Replies,
  { host, port }: { readonly host: string; readonly port: number },
  onTrouble: (error: Error) => void,
): Promise<MailListener> {
  const settings = { host, port, domain, maxBytes: largestMail, accepts, receive };
  return openMailListener(settings, onTrouble).catch((error: Error) => {
    throw new OperatorError(
      `Mails cannot be taken in at ${host}, port ${port}: ${error.message}. Set MAIL_IN_HOST and MAIL_IN_PORT to where nothing else listens.`,
      { cause: error },
    );
  });
}
