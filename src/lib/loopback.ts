const LOOPBACK = /^(?:(?:[\w-]+\.)*localhost|(?:::ffff:)?127(?:\.\d{1,3}){3}|::1|\[::1\])$/i;

/** Whether a host name or IP address without a port is this machine. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);
