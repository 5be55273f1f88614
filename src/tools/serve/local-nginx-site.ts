import { readBuiltSite } from '../deploy/built-site.ts';
import { hostNames } from '../deploy/host-names.ts';
import { nginxConfiguration } from '../deploy/nginx.ts';
import type { Forwards } from '../deploy/nginx.ts';
import { nginxBrotliModule } from '../setup/ensure-programs.mjs';
import { localEnvironment } from '../setup/environment.mjs';
import { startNginx, type LocalNginx } from './local-nginx.ts';

export interface LocalSiteOptions {
  readonly root: string;
  readonly port: number;
  readonly forwards: Forwards;
  /** The folder whose files replace those of the build; by default the build itself. */
  readonly lasting?: string;
  /** True sets the limits that visitors have; tests on one machine apply more often than those allow. */
  readonly limited?: boolean;
  /** Lines of the server's operator, before those of the build. */
  readonly operatorLines?: string;
}

/** Serves the build as in production, also on the flows' hosts such as `regisbachelor.localhost`. */
export const startLocalSite = (options: LocalSiteOptions): Promise<LocalNginx> => {
  const { root, port, forwards, lasting = root, limited = false, operatorLines = '' } = options;
  const site = readBuiltSite(root);
  const { PUBLIC_SCHOLARSHIP_CAMPAIGNS } = localEnvironment();
  const hosts = hostNames({ PUBLIC_SITE_URL: `http://localhost:${port}`, PUBLIC_SCHOLARSHIP_CAMPAIGNS });
  const brotli = nginxBrotliModule() !== undefined;
  return startNginx(port, (logs) =>
    [operatorLines, nginxConfiguration(site, { hosts, root, lasting, logs, forwards, brotli, limited })].join('\n'),
  );
};
