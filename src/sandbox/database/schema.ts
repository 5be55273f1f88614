/**
 * These statements run at every start. The two partial indexes make a second open or paid charge impossible, whatever
 * the code does.
 */
export const SCHEMA = `
CREATE TABLE IF NOT EXISTS applications (
  id INTEGER PRIMARY KEY AUTOINCREMENT, type TEXT NOT NULL, subject TEXT NOT NULL, client TEXT NOT NULL, status TEXT NOT NULL,
  reason TEXT, phone TEXT NOT NULL, phone_country TEXT NOT NULL, email TEXT NOT NULL, fields TEXT NOT NULL,
  responses TEXT NOT NULL, confirming INTEGER NOT NULL, created_at INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS applications_by_phone ON applications (phone);
CREATE INDEX IF NOT EXISTS applications_by_email ON applications (email);
CREATE TABLE IF NOT EXISTS tokens (
  token TEXT PRIMARY KEY, application_id INTEGER, phone TEXT NOT NULL, email TEXT NOT NULL, verified INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS codes (
  id INTEGER PRIMARY KEY AUTOINCREMENT, purpose TEXT NOT NULL, application_id INTEGER, phone TEXT NOT NULL, email TEXT NOT NULL,
  otp TEXT NOT NULL, ref_code TEXT NOT NULL, wrong_tries INTEGER NOT NULL, state TEXT NOT NULL,
  created_at INTEGER NOT NULL, expires_at INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT, phone TEXT NOT NULL, email TEXT NOT NULL, otp TEXT NOT NULL, ref_code TEXT NOT NULL,
  text TEXT NOT NULL, created_at INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS charges (
  number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, application_id INTEGER NOT NULL, method TEXT,
  amount REAL NOT NULL, status TEXT NOT NULL, started INTEGER NOT NULL, card_token TEXT UNIQUE, redirect_url TEXT,
  return_page TEXT, created_at INTEGER NOT NULL, expires_at INTEGER, paid_at INTEGER
);
CREATE UNIQUE INDEX IF NOT EXISTS one_open_charge ON charges (application_id) WHERE status = 'pending';
CREATE UNIQUE INDEX IF NOT EXISTS one_paid_charge ON charges (application_id) WHERE status = 'successful';
CREATE TABLE IF NOT EXISTS confirms (application_id INTEGER PRIMARY KEY, created_at INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS decisions (application_id INTEGER PRIMARY KEY, created_at INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS files (
  id INTEGER PRIMARY KEY AUTOINCREMENT, application_id INTEGER NOT NULL, type TEXT NOT NULL, name TEXT NOT NULL,
  size INTEGER NOT NULL, media_type TEXT NOT NULL, created_at INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS file_contents (file_id INTEGER PRIMARY KEY, content BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS file_states (file_id INTEGER PRIMARY KEY, state TEXT NOT NULL, reason TEXT);
CREATE TABLE IF NOT EXISTS calls (
  id INTEGER PRIMARY KEY AUTOINCREMENT, client TEXT NOT NULL, method TEXT NOT NULL, path TEXT NOT NULL,
  known INTEGER NOT NULL, status INTEGER NOT NULL, detail TEXT NOT NULL, at INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS clients (id TEXT PRIMARY KEY, settings TEXT NOT NULL);
`;
