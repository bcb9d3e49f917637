import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { OperatorError } from '../operator-error.ts';
import type { PostSettings } from './post.ts';

type Configured = NonNullable<Config['post']>;

/** What lies in a file a setting names, if it is what it should be. */
async function contentOf(
  setting: string,
  what: string,
  file: string,
  check: (content: string) => void,
): Promise<string> {
  try {
    const content = await readFile(file, 'utf8');
    check(content);
    return content;
  } catch (error) {
    throw new OperatorError(
      `${setting} cannot be used: ${(error as Error).message}. Name a file that this user can read and that holds ${what}, as PEM.`,
      { cause: error },
    );
  }
}

function checkSigningKey(content: string): void {
  const { asymmetricKeyType: type } = createPrivateKey(content);
  if (type !== 'rsa') throw new Error(`it is a key of type ${type}`);
}

const domainOf = (from: string): string => /@([^\s>]+)>?$/.exec(from)?.[1] ?? '';

/** How mails leave, with what lies in the files that the settings name. */
export async function readPostSettings(post: Configured): Promise<PostSettings> {
  const { ca, dkim, ...rest } = post;
  const vouching = 'the certificate that vouches for the mail server';
  const signing = 'the RSA key that mails are signed with';
  return {
    ...rest,
    ca:
      ca === null
        ? null
        : await contentOf('SMTP_CA', vouching, ca, (pem) => void new X509Certificate(pem)),
    dkim:
      dkim === null
        ? null
        : {
            domainName: domainOf(rest.from),
            keySelector: dkim.selector,
            privateKey: await contentOf('MAIL_DKIM_KEY', signing, dkim.key, checkSigningKey),
          },
  };
}
