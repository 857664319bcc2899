-- ID tokens of an identity provider that have logged somebody in, kept until they expire: each does so once.
create table used_identity_tokens (
  hash text primary key,
  expires_at timestamptz not null
);
