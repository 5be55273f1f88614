import { HOST_LABELS, DEV_ENDING } from '../../config/hosts.ts';

export interface HostNames {
  readonly site: string;
  /** Host name → the path prefix that the host leaves out. */
  readonly labels: Readonly<Record<string, string>>;
}

const LOCAL_SITE = 'http://localhost';
const variableOf = (label: string): string => `PUBLIC_${label.toUpperCase()}_URL`;

/** For each label the host of its configured URL, else the label before the site's name, each also with `-dev`. */
export function hostNames(environment: NodeJS.Dict<string>): HostNames {
  const site = environment['PUBLIC_SITE_URL'] || LOCAL_SITE;
  const pairs = HOST_LABELS.flatMap((label) => {
    const configured = environment[variableOf(label)];
    const host = configured ? new URL(configured).hostname : `${label}.${new URL(site).hostname}`;
    const [first = '', ...rest] = host.split('.');
    const known = first === label || first === label + DEV_ENDING;
    return known ? [label, label + DEV_ENDING].map((one) => [[one, ...rest].join('.'), label]) : [];
  });
  return { site, labels: Object.fromEntries(pairs) as Record<string, string> };
}
