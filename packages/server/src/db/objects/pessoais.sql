-- What looks like personal data in a text that everyone would read: the patterns of `domain/shared/pessoais.ts`, sign by sign.

create function cpf_valido(digitos text) returns boolean language sql immutable strict parallel safe as $$
  select digitos !~ '^([0-9])\1+$' and bool_and(soma * 10 % 11 % 10 = substr(digitos, tamanho + 1, 1)::int)
  from (
    select tamanho, sum(substr(digitos, lugar, 1)::int * (tamanho + 2 - lugar)) as soma
    from generate_series(9, 10) as tamanho, generate_series(1, tamanho) as lugar group by tamanho
  ) somas
$$;

-- Before each pattern a plainer one that is true wherever it is: those that look around themselves take ten times as long.
create function parece_pessoal(texto text) returns boolean language plpgsql immutable strict parallel safe as $$
declare
  baixo text;
begin
  if texto !~ '@|[pP][iI][xX]|[cC][oO][nN][tT][aA][ -]|[0-9]{3}[. ]?[0-9]{3}[. ]?[0-9]{3}|[0-9]{4}[ .–‑-]?[0-9]{4}|[0-9.]{4}[-–‑][0-9xX]' then
    return false;
  end if;
  baixo := lower(texto);
  if position('@' in texto) > 0 and texto ~* '[0-9a-z._%+-]@[0-9a-z.-]{0,250}[0-9a-z][.][a-z]{2}' then
    return true;
  end if;
  if texto ~ '[0-9]{4}[ .–‑-]?[0-9]{4}' and (
    position('(' in texto) > 0 and texto ~* '[(] ?0?(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9]) ?[)][ -]{0,2}9?[ .-]?[2-9][0-9]{3}[ .–‑-]?[0-9]{4}(?![0-9])'
    or position('+55' in texto) > 0 and texto ~* '[+]55[ .-]?[(]?[1-9][0-9][)]?[ .-]?[0-9]{4,5}[ .–‑-]?[0-9]{4}(?![0-9])'
    or texto ~ '[1-9][1-9][ -]?9 ?[4-9][0-9]{3}[ –‑-]?[0-9]{4}'
      and texto ~* '(?<![0-9a-z]|[0-9][./-])(?:55[ -]?)?0?(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])[ -]?9 ?[4-9][0-9]{3}[ –‑-]?[0-9]{4}(?![0-9a-z]|[.-][0-9]|/(?!(?:19|20)[0-9]{2}(?![0-9]))[0-9])'
    or texto ~ '[0-9]{4}[-–‑][0-9]{4}' and (
      texto ~* '(?<![0-9a-z]|[0-9][./-])0?(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])[ -][2-5][0-9]{3}[-–‑](?!(?:19|20)[0-9]{2}(?![0-9]))[0-9]{4}(?![0-9a-z]|[.-][0-9]|/(?!(?:19|20)[0-9]{2}(?![0-9]))[0-9])'
      or texto ~* '(?<![0-9a-z]|[0-9][./-])9 ?[0-9]{4}[-–‑](?!(?:19|20)[0-9]{2}(?![0-9]))[0-9]{4}(?![0-9a-z]|[.-][0-9]|/(?!(?:19|20)[0-9]{2}(?![0-9]))[0-9])'
    )
    or baixo ~ 'tel|fone|cel|whats|wpp|zap|contato'
      and texto ~* '(?<![a-z])(?:tel|telefones?|fones?|cel|celular|celulares|whats|whatsapp|wpp|zap|contato)(?![a-z])[^0-9]{0,12}[(]?(?:0?[1-9][0-9][)]?[ .-]{0,2})?9?[ .]?[2-9][0-9]{3}[ .–‑-]?(?!(?:19|20)[0-9]{2}(?![0-9]))[0-9]{4}(?![0-9])'
  ) then
    return true;
  end if;
  if baixo ~ 'conta|c/c|c[.]c|cc|poupan' and (
    texto ~* '(?<![a-z])(?:c/c|c[.]c|cc|conta|poupan[çÇc]a)(?![a-z])[ :.,;-]{0,3}(?:n[.ºo°]{0,2}|n[úÚu]mero)?[ :.]{0,2}[0-9][0-9.]{3,14}[-–‑][0-9x](?![0-9a-z]|[.-][0-9]|/(?!(?:19|20)[0-9]{2}(?![0-9]))[0-9])'
    or baixo ~ 'conta[ -]' and (
      texto ~* '(?<![a-z])conta[ -](?:corrente|poupan[çÇc]a|banc[áÁa]ria|sal[áÁa]rio)[ :.,;-]{0,3}(?:n[.ºo°]{0,2}|n[úÚu]mero)?[ :.]{0,2}[0-9][0-9.]{3,14}[0-9x]'
      or texto ~* '(?<![a-z])conta[ -](?:corrente|poupan[çÇc]a|banc[áÁa]ria|sal[áÁa]rio)[ :.,;-]{0,3}(?:n[.ºo°]{0,2}|n[úÚu]mero)?[ :.]{0,2}[0-9][0-9.]{3,14}[-–‑][0-9x](?![0-9a-z]|[.-][0-9]|/(?!(?:19|20)[0-9]{2}(?![0-9]))[0-9])'
    )
  ) then
    return true;
  end if;
  if baixo ~ 'ag.{0,20}[0-9.]{4}[-–‑][0-9x]'
    and texto ~* '(?<![a-z])(?:ag|ag[êÊe]ncia)(?![a-z])[ :.,;-]{0,3}(?:n[.ºo°]{0,2}|n[úÚu]mero)?[ :.]{0,2}[0-9]{3,5}(?:[-–‑][0-9x])?[^0-9a-z]{1,6}[0-9][0-9.]{3,14}[-–‑][0-9x](?![0-9a-z]|[.-][0-9]|/(?!(?:19|20)[0-9]{2}(?![0-9]))[0-9])' then
    return true;
  end if;
  if position('pix' in baixo) > 0 and (
    texto ~* '(?<![a-z])pix(?![a-z])[^0-9]{0,25}(?:[0-9]{10,14}(?![0-9])|[0-9]{2}[.]?[0-9]{3}[.]?[0-9]{3}/[0-9]{4}-?[0-9]{2})'
    or texto ~* '(?<![a-z])pix(?![a-z])[^@]{0,25}[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
  ) then
    return true;
  end if;
  return baixo ~ '(?:^|[^0-9a-z])(?:cpf)?[0-9]{3}[. ]?[0-9]{3}[. ]?[0-9]{3}[ /–‑-]?[0-9]{2}(?:$|[^0-9a-z])' and exists (
    select from regexp_matches(texto, '(?<![0-9a-z]|[0-9][./-])(?:cpf)?([0-9]{3})[. ]?([0-9]{3})[. ]?([0-9]{3})[ /–‑-]?([0-9]{2})(?:(?![0-9a-z]|[./-][0-9])|(?<=[.][0-9]{3}-[0-9]{2})(?=/(?:19|20)[0-9]{2}(?![0-9])))', 'gi') as achado
    where cpf_valido(array_to_string(achado, ''))
  );
end $$;
