import { matchRoute } from '../config/routes.ts';

const ID = /^\d{1,12}$/;

export type ApplicationIdParam =
  { readonly kind: 'none' } | { readonly kind: 'id'; readonly id: string } | { readonly kind: 'wrong' };

export function applicationIdParam(path: string): ApplicationIdParam {
  const id = matchRoute(path)?.parameters['id'];
  if (id === undefined) return { kind: 'none' };
  return ID.test(id) ? { kind: 'id', id } : { kind: 'wrong' };
}
