-- What was too little to be charged is paid with the next payment: there it is a credit below nothing.
alter table payments drop constraint payments_credit_check;
