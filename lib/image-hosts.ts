const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

/**
 * The hosts whose images the site may show, beside its own: the setting IMAGE_HOSTS, host names separated by commas.
 * Throws a readable sentence for anything that is not a host name; a wildcard would make the image optimiser an open
 * proxy.
 */
export function imageHosts(setting = process.env.IMAGE_HOSTS): string[] {
  const hosts = (setting ?? '')
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);
  const wrong = hosts.find((host) => !HOST.test(host));
  if (wrong) throw new Error(`Wrong setting: IMAGE_HOSTS, ${wrong} is no host name.`);
  return hosts;
}
