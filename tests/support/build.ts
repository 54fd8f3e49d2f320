import { spawnSync } from 'node:child_process';
import { freePorts } from './free-ports.ts';

// The build of every test that needs one, made where it is missing or old. The command brings the embedded backend.
const { status } = spawnSync(process.execPath, ['lib/server/commands/build.ts'], {
  env: {
    ...process.env,
    PORT: String(await freePorts()),
    SUPABASE_URL: '',
    SUPABASE_PUBLISHABLE_KEY: '',
    SUPABASE_SECRET_KEY: '',
    LOCAL_DATA_DIR: 'test-results/build-data',
  },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
