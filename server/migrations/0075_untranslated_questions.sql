-- A text of a question that nobody translated is stored empty, and no longer as its English words: what happens to be the
-- same in two languages (a name and a number) is a translation. Readers see English in its place.
with missing as (
  select questions.id, jsonb_object_agg(code, '') as texts
  from questions cross join (values ('phi'), ('ind'), ('mya')) as languages (code)
  where content ->> code = content ->> 'eng'
    and not exists (
      select from jsonb_array_elements(options) as option
      where option -> 'content' ->> code is distinct from option -> 'content' ->> 'eng'
    )
  group by questions.id
)
update questions set
  content = content || texts,
  options = (
    select jsonb_agg(jsonb_set(option, '{content}', (option -> 'content') || texts) order by place)
    from jsonb_array_elements(options) with ordinality as listed (option, place)
  )
from missing where missing.id = questions.id;
