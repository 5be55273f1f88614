/** Where the project's files are kept and reviewed: GitLab or GitHub. */
export interface Forge {
  readonly kind: 'gitlab' | 'github';
  readonly origin: string;
  /** `group/project` */
  readonly repository: string;
}

export const MAIN_BRANCH = 'main';

/** @param address of the repository, such as `https://gitlab.university.example/admissions/front-end` */
export function forgeOf(address: string): Forge {
  const { origin, hostname, pathname } = new URL(address);
  const repository = pathname.replace(/^\/|(?:\.git)?\/?$/g, '');
  return { kind: hostname === 'github.com' ? 'github' : 'gitlab', origin, repository };
}

/** The address at which the forge edits a line of a file. */
export const lineAddress = ({ kind, origin, repository }: Forge, file: string, line: number): string =>
  `${origin}/${repository}/${kind === 'gitlab' ? '-/' : ''}edit/${MAIN_BRANCH}/${file}#L${line}`;
