-- A certificate is read by strangers: who had no name is nameless on it, where her User ID or an email stood.
update certificates set fullname = ''
from users
where users.id = certificates.worker_id
  and (certificates.fullname like '%@%' or (certificates.fullname = users.username and trim(coalesce(users.fullname, '')) <> users.username));
