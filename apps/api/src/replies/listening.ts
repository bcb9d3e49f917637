import { type CertificateFiles, readCertificate } from '../mail-in/certificate.ts';
import { type Certificate, type MailListener, openMailListener } from '../mail-in/listener.ts';
import { limits } from '../mail-in/read.ts';
import { OperatorError } from '../operator-error.ts';
import type { Replies } from './replies.ts';

/** A certificate is renewed days before it ends. */
const lookEvery = 60_000;

/** Where mails are taken in, and what visits are encrypted with, if they are. */
export type Listening = {
  readonly host: string;
  readonly port: number;
  readonly certificate?: CertificateFiles | null;
};

export type ReplyListener = Pick<MailListener, 'port' | 'close'> & {
  /** Takes up the certificate as it lies in its files now. */
  readonly renew: () => Promise<void>;
};

async function firstCertificate(files: CertificateFiles): Promise<Certificate> {
  return readCertificate(files).catch((error: Error) => {
    throw new OperatorError(
      `The certificate for mails that come in cannot be used: ${error.message}. Set MAIL_IN_CERTIFICATE and MAIL_IN_KEY to files in PEM that this user can read and that belong together.`,
      { cause: error },
    );
  });
}

/** Takes answers to mails in by SMTP. */
export async function listenForMail(
  { domain, accepts, receive }: Replies,
  { host, port, certificate = null }: Listening,
  onTrouble: (error: Error) => void,
): Promise<ReplyListener> {
  let tls = certificate === null ? null : await firstCertificate(certificate);
  const settings = { host, port, domain, maxBytes: limits.bytes, accepts, receive };
  const listener = await openMailListener(
    { ...settings, ...(tls === null ? {} : { tls }) },
    onTrouble,
  ).catch((error: Error) => {
    throw new OperatorError(
      `Mails cannot be taken in at ${host}, port ${port}: ${error.message}. Set MAIL_IN_HOST and MAIL_IN_PORT to where nothing else listens.`,
      { cause: error },
    );
  });

  async function renew(): Promise<void> {
    if (certificate === null) return;
    const found = await readCertificate(certificate);
    if (found.cert === tls?.cert && found.key === tls.key) return;
    tls = found;
    listener.renew(found);
  }

  // What cannot be used, as while only one of the two files is written, leaves the one there is.
  const looking = setInterval(() => void renew().catch(onTrouble), lookEvery).unref();
  return {
    port: listener.port,
    renew,
    close() {
      clearInterval(looking);
      return listener.close();
    },
  };
}
