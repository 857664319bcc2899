-- A list says whether its new lessons come out at once. What was loaded before did.
update imports set options = options || jsonb_build_object('publish', state = 'loaded') where options is not null;
