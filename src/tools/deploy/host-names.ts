import { flowSiteVariable } from '../../config/variables.ts';
import { HOST_LABELS, DEV_ENDING } from '../../config/hosts.ts';

export interface HostNames {
  readonly site: string;
  /** Host name → the path prefix that the host leaves out. */
  readonly labels: Readonly<Record<string, string>>;
  /** Where `/` of the scholarships' host leads. */
  readonly campaign: string | undefined;
}

const LOCAL_SITE = 'http://localhost';

/** For each label the host of its configured URL, else the label before the site's name, each also with `-dev`. */
export function hostNames(environment: NodeJS.Dict<string>): HostNames {
  const site = environment['PUBLIC_SITE_URL'] || LOCAL_SITE;
  const pairs = HOST_LABELS.flatMap((label) => {
    const configured = environment[flowSiteVariable(label)];
    const host = configured ? new URL(configured).hostname : `${label}.${new URL(site).hostname}`;
    const [first = '', ...rest] = host.split('.');
    const known = first === label || first === label + DEV_ENDING;
    return known ? [label, label + DEV_ENDING].map((one) => [[one, ...rest].join('.'), label]) : [];
  });
  const campaign = environment['PUBLIC_SCHOLARSHIP_CAMPAIGNS']?.split(' ')[0];
  return { site, labels: Object.fromEntries(pairs) as Record<string, string>, campaign };
}
