import { isCpf, PADROES, parecePessoal } from '@paco/domain/shared/pessoais'
import { describe, expect, it } from 'vitest'
import { CASOS, HOSTIS } from '../../../domain/src/shared/pessoais.testing.ts'
import { openMigratedDatabase } from '../../test/harness.ts'

const { pool } = await openMigratedDatabase()

/** What the database says of these texts, in their order. */
async function said(texts: readonly string[]): Promise<boolean[]> {
  const { rows } = await pool.query<{ parece: boolean }>(
    'select parece_pessoal(texto) as parece from unnest($1::text[]) with ordinality as t (texto, lugar) order by lugar',
    [texts],
  )
  return rows.map(({ parece }) => parece)
}

describe('what looks like personal data, in SQL', () => {
  it('is what the rule says', async () => {
    const texts = CASOS.flatMap(([text]) => [text, text.toUpperCase(), `x ${text}`, `${text}, 1 (a)`])
    const answers = await said(texts)
    const differing = texts.filter((text, place) => answers[place] !== parecePessoal(text))
    expect(differing).toEqual([])
  })

  it('is told by the same patterns', async () => {
    const { rows } = await pool.query<{ prosrc: string }>(
      "select prosrc from pg_proc where proname = 'parece_pessoal'",
    )
    const source = rows[0]?.prosrc ?? ''
    const patterns = [...source.matchAll(/(?: ~\* |\(texto, )'([^']+)'/g)].map(([, pattern]) => pattern)
    expect(patterns.sort()).toEqual(PADROES.map(({ antes, forma }) => antes + forma).sort())
  })

  it('knows a CPF by its check digits as the rule does', async () => {
    const numbers = Array.from({ length: 400 }, (_, place) => String(52998224600 + place)).concat(
      '11111111111',
      '00000000191',
    )
    const { rows } = await pool.query<{ valido: boolean }>(
      'select cpf_valido(n) as valido from unnest($1::text[]) with ordinality as t (n, lugar) order by lugar',
      [numbers],
    )
    expect(rows.map(({ valido }) => valido)).toEqual(numbers.map(isCpf))
  })

  it('is looked for once in any text', async () => {
    const long = HOSTIS.map((text) => text.slice(0, 20_000))
    expect(await said(long)).toEqual(long.map(parecePessoal))
  })
})
