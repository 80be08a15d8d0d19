-- Letters with a personal link were kept with it where no mail server took them.

update mails set html = '', body = 'This letter held a personal link. Its words were not kept.'
where status in ('sent', 'kept', 'failed')
  and letter in ('reset-password', 'confirm-email', 'change-email', 'confirm-subscription', 'piece-is-free');
