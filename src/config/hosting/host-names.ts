import { HOST_LABELS, TWIN_ENDING } from '../hosts.ts';

/** Names that a server answers to. */
export interface HostNames {
  /** Address of the main host, where every route stands under its own path. */
  readonly site: string;
  /** Host name → its label, which is the path prefix it stands for. */
  readonly labels: Readonly<Record<string, string>>;
}

const LOCAL_SITE = 'http://localhost';
const variableOf = (label: string): string => `PUBLIC_${label.toUpperCase()}_URL`;

/**
 * The exact map of host names: for each label the host of its configured address, else the label before the site's own name;
 * and its `-dev` twin. An address whose first label is not the flow's own stands for no prefix.
 */
export function hostNames(environment: NodeJS.Dict<string>): HostNames {
  const site = environment['PUBLIC_SITE_URL'] || LOCAL_SITE;
  const pairs = HOST_LABELS.flatMap((label) => {
    const configured = environment[variableOf(label)];
    const host = configured ? new URL(configured).hostname : `${label}.${new URL(site).hostname}`;
    const [first = '', ...rest] = host.split('.');
    const known = first === label || first === label + TWIN_ENDING;
    return known ? [label, label + TWIN_ENDING].map((one) => [[one, ...rest].join('.'), label]) : [];
  });
  return { site, labels: Object.fromEntries(pairs) as Record<string, string> };
}
