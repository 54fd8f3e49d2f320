import type { NextConfig } from 'next';

const config: NextConfig = {
  cacheComponents: true,
  reactCompiler: true,
  poweredByHeader: false,
};

export default config;
