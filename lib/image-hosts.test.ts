import { describe, expect, it } from 'vitest';
import { imageHosts } from './image-hosts.ts';

describe('imageHosts', () => {
  it('reads host names', () => {
    expect(imageHosts(' Project.supabase.co, images.example.org,')).toEqual([
      'project.supabase.co',
      'images.example.org',
    ]);
    expect(imageHosts('')).toEqual([]);
  });

  it.each(['*', '*.example.org', 'https://images.example.org', 'localhost', '10.0.0.1'])(
    'refuses %s',
    (setting) => {
      expect(() => imageHosts(setting)).toThrow(/IMAGE_HOSTS/);
    },
  );
});
