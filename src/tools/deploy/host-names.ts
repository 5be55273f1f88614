import { slugsIn } from '../../config/flow-registry.ts';
import { flowSiteVariable } from '../../config/variables.ts';
import { HOST_LABELS, DEV_ENDING } from '../../config/hosts.ts';

export interface HostNames {
  readonly site: string;
  /** Maps a host name to the path prefix that its addresses leave out. */
  readonly labels: Readonly<Record<string, string>>;
  /** The path to which `/` of the scholarships' host leads. */
  readonly campaign: string | undefined;
}

const LOCAL_SITE = 'http://localhost';

const urlIn = (environment: NodeJS.Dict<string>, variable: string): URL | undefined => {
  const url = environment[variable];
  if (!url) return undefined;
  if (!URL.canParse(url)) throw new Error(`${variable} is not a URL: ${url}`);
  return new URL(url);
};

/**
 * The host of a label is that of its configured URL, else the label before the site's name. Each also exists with `-dev`.
 * @throws {Error} when the host of a configured address without a path begins otherwise
 */
export function hostNames(environment: NodeJS.Dict<string>): HostNames {
  const main = (urlIn(environment, 'PUBLIC_SITE_URL') ?? new URL(LOCAL_SITE)).hostname;
  const pairs = HOST_LABELS.flatMap((label) => {
    const variable = flowSiteVariable(label);
    const usual = `${label}.${main}`;
    const configured = urlIn(environment, variable);
    // An address with a path is a page of another host, which this build does not serve by name.
    const host = configured?.pathname === '/' ? configured.hostname : usual;
    const [first = '', ...rest] = host.split('.');
    const names = [label, label + DEV_ENDING];
    if (!names.includes(first))
      throw new Error(
        `${variable}: the host ${host} must begin with "${names.join('." or "')}.", by which pages know their flow. Without the variable it is ${usual}.`,
      );
    return names.map((name) => [[name, ...rest].join('.'), label]);
  });
  const labels = Object.fromEntries(pairs) as Record<string, string>;
  const [campaign] = slugsIn(environment['PUBLIC_SCHOLARSHIP_CAMPAIGNS']);
  return { site: environment['PUBLIC_SITE_URL'] || LOCAL_SITE, labels, campaign };
}
