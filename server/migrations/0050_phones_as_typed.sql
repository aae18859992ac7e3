-- What a visitor typed as the phone number, where client_phone, which is read out of it, differs from it in more than spaces.
alter table request add column client_phone_typed text check (char_length(client_phone_typed) between 1 and 40);
