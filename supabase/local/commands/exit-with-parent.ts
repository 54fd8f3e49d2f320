// Loaded ahead of a part's own program: without its parent a part would go on, holding its port.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// A part that has done its work may end: listening for the parent alone is no reason to stay. Workers of a part inherit
// this file, and live by nothing but their channel.
if (process.env.PART_OF === String(process.ppid)) process.channel?.unref();
