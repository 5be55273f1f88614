import type { APIRoute } from 'astro';
import { scene } from '../../brand/scene.ts';
import { SCENES } from '../../brand/scenes.ts';

export const getStaticPaths = () => Object.keys(SCENES).map((name) => ({ params: { scene: name } }));

export const GET: APIRoute = ({ params }) => {
  const { hour, frame } = SCENES[params['scene'] ?? ''] ?? {};
  if (!hour || !frame) throw new Error(`There is no scene ${params['scene']}`);
  return new Response(scene(hour, frame), { headers: { 'Content-Type': 'image/svg+xml' } });
};
