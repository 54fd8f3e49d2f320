/**
 * Whether config.toml leaves the check of tokens on for a function: `verify_jwt = false` under [functions.<name>] turns
 * it off. Only this one line is read, so no TOML parser is needed.
 */
export function verifiesToken(config: string, name: string): boolean {
  let section = '';
  for (const line of config.split('\n').map((text) => text.trim())) {
    if (line.startsWith('[')) section = line.replace(/\s*#.*$/, '');
    else if (section === `[functions.${name}]` && /^verify_jwt\s*=\s*false\b/.test(line))
      return false;
  }
  return true;
}
