import { matchRoute } from '../config/routes.ts';
import { currentPath } from './ports.ts';

/** What the page's address says beyond its route; ids are digits only, as the server gives them. */
const ID = /^\d{1,12}$/;

/** The application id in the address: absent, right, or nothing an id can be (then the page does not exist). */
export type AddressedId =
  { readonly kind: 'none' } | { readonly kind: 'id'; readonly id: string } | { readonly kind: 'wrong' };

export function addressedId(): AddressedId {
  const id = matchRoute(currentPath())?.parameters['id'];
  if (id === undefined) return { kind: 'none' };
  return ID.test(id) ? { kind: 'id', id } : { kind: 'wrong' };
}
