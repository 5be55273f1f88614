import { readBuiltSite } from '../../config/hosting/built-site.ts';
import { hostNames } from '../../config/hosting/host-names.ts';
import { nginxConfiguration } from '../../config/hosting/nginx.ts';
import type { Forwards } from '../../config/hosting/nginx-forward.ts';
import { brotliModule } from '../setup/nginx.mjs';
import { startNginx, type LocalNginx } from './local-nginx.ts';

export interface LocalSiteOptions {
  /** Folder of the build. */
  readonly root: string;
  readonly port: number;
  readonly forwards: Forwards;
}

/** Serves a build with nginx as a university would, on `localhost` and on `regisbachelor.localhost` and its kind. */
export const startLocalSite = ({ root, port, forwards }: LocalSiteOptions): Promise<LocalNginx> => {
  const site = readBuiltSite(root);
  const hosts = hostNames({ PUBLIC_SITE_URL: `http://localhost:${port}` });
  const brotli = brotliModule() !== undefined;
  return startNginx(port, (logs) => nginxConfiguration(site, { hosts, root, logs, forwards, brotli }));
};
