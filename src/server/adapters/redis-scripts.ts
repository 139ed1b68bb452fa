/**
 * What must happen in one step in Redis. Each run is a hash, its texts a string beside it, its owner's runs a sorted set by
 * last use, and all that run a sorted set by last sign of life. Times are Redis's own, so that no node's clock counts.
 */

const now = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
`;

/** KEYS run, texts, owner. ARGV life, id, owner, filename, state, texts. 1, or 0 when the id is held. */
export const insertRun = `${now}
if redis.call('exists', KEYS[1]) == 1 then return 0 end
redis.call('hset', KEYS[1], 'owner', ARGV[3], 'filename', ARGV[4], 'demo', '0', 'sequence', 1,
  'started', 0, 'state', ARGV[5])
redis.call('pexpire', KEYS[1], ARGV[1])
redis.call('set', KEYS[2], ARGV[6], 'px', ARGV[1])
redis.call('zremrangebyscore', KEYS[3], '-inf', now - ARGV[1])
redis.call('zadd', KEYS[3], now, ARGV[2])
redis.call('pexpire', KEYS[3], ARGV[1])
return 1
`;

/** The use of a run keeps it, and the owner's list of it. Under pressure of memory reading still works. */
const use = `${now}
if redis.call('hget', KEYS[1], 'owner') ~= ARGV[3] then return false end
redis.call('pexpire', KEYS[1], ARGV[1])
redis.pcall('zadd', KEYS[3], now, ARGV[2])
redis.pcall('pexpire', KEYS[3], ARGV[1])
`;

/** KEYS run, texts, owner. ARGV life, id, owner. The run's fields. */
export const findRun = `${use}
return redis.call('hmget', KEYS[1], 'sequence', 'started', 'demo', 'owner', 'filename', 'state')
`;

/** KEYS run, texts, owner. ARGV life, id, owner. The texts. */
export const readTexts = `${use}
local texts = redis.call('get', KEYS[2])
if texts then redis.call('pexpire', KEYS[2], ARGV[1]) end
return texts
`;

/**
 * KEYS run, texts, running. ARGV life, id, sequence, state, status, channel, then what changes, empty where it does not:
 * filename, demo, texts, starts. The run's fields after it, as one text, which is also announced.
 */
export const changeRun = `${now}
if redis.call('hget', KEYS[1], 'sequence') ~= ARGV[3] then return false end
local sequence = ARGV[3] + 1
redis.call('hset', KEYS[1], 'sequence', sequence, 'state', ARGV[4])
if ARGV[7] ~= '' then redis.call('hset', KEYS[1], 'filename', ARGV[7]) end
if ARGV[8] ~= '' then redis.call('hset', KEYS[1], 'demo', ARGV[8]) end
if ARGV[10] ~= '' then redis.call('hset', KEYS[1], 'started', sequence) end
redis.call('pexpire', KEYS[1], ARGV[1])
if ARGV[9] ~= '' then redis.call('set', KEYS[2], ARGV[9], 'px', ARGV[1])
elseif ARGV[5] == 'processing' then redis.call('pexpire', KEYS[2], ARGV[1]) end
if ARGV[5] == 'processing' then redis.call('zadd', KEYS[3], now, ARGV[2])
else redis.call('zrem', KEYS[3], ARGV[2]) end
local fields = redis.call('hmget', KEYS[1], 'sequence', 'started', 'demo', 'owner', 'filename', 'state')
local told = table.concat(fields, '\\n')
redis.call('publish', ARGV[6], told)
return told
`;

/** KEYS run, texts, running. ARGV id, channel. */
export const dropRun = `
redis.call('del', KEYS[1], KEYS[2])
redis.call('zrem', KEYS[3], ARGV[1])
redis.call('publish', ARGV[2], '')
return 1
`;

/** KEYS running. ARGV milliseconds, most. The ids of which nothing was heard for so long. */
export const listQuiet = `${now}
return redis.call('zrangebyscore', KEYS[1], '-inf', now - ARGV[1], 'limit', 0, ARGV[2])
`;

/** KEYS tries. ARGV milliseconds, id. A try is over after that time, whatever became of its process. */
export const addTry = `${now}
redis.call('zadd', KEYS[1], now + ARGV[1], ARGV[2])
redis.call('pexpire', KEYS[1], ARGV[1])
return 1
`;

/** KEYS tries. Those that are not over. */
export const listTries = `${now}
redis.call('zremrangebyscore', KEYS[1], '-inf', now)
return redis.call('zrange', KEYS[1], 0, -1)
`;
