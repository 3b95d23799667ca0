export const connection = (url: string) => ({
  connectionString: url,
  application_name: 'diyar',
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
});
