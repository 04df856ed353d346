import { describe, expect, it } from 'vitest'
import { openDocumentos } from './documentos.testing.ts'

/** The day on which a document opens stands in its row: whatever decides it writes it anew, and nothing else has to. */

const HOJE = '2026-11-16'
const test = await openDocumentos(`${HOJE}T15:00:00Z`)
const { pool, newProjeto, newContrato, linkContrato, newAditivo, ofProjeto, admin } = test

const insert = async (own: object): Promise<number> => {
  const row = { titulo: 'Papel', criado_por: admin.id, criado_em: `${HOJE}T12:00:00-03:00`, ...own }
  const names = Object.keys(row)
  const { rows } = await pool.query(
    `insert into documentos (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
    Object.values(row),
  )
  return rows[0].id
}
const insertVersao = (documento: number, publica: boolean, verificado: string) =>
  pool.query(
    `with novo as (insert into arquivos (sha256, tamanho, tipo, verificado, verificado_em)
       values (md5($1::integer || $2::text || random()) || md5($3), 1, '', $3, case when $3 = 'limpo' then now() end) returning sha256)
     insert into documento_versoes (documento_id, n, publica, arquivo, arquivo_nome, enviado_por, enviado_em)
     select $1::integer, (select coalesce(max(n), 0) + 1 from documento_versoes where documento_id = $1::integer), $2::boolean, sha256, 'a.pdf', $4, $5
     from novo`,
    [documento, publica, verificado, admin.id, `${HOJE}T12:00:00-03:00`],
  )
const isOpen = async (id: number) => (await test.statusOf(null, `/api/documentos/${id}`)) === 200

/** In each row what its rule says now, and nothing older. */
const stale = async () =>
  (await pool.query('select id from documentos d where abre_em is distinct from documento_abre(d)')).rows

const update = (text: string, ...values: unknown[]) => pool.query(text, values)
const verdict = (id: number, said: string) =>
  update(
    `update arquivos set verificado = $2, verificado_em = case when $2 = 'limpo' then now() end
     where sha256 in (select arquivo from documento_versoes where documento_id = $1)`,
    id,
    said,
  )

interface Case {
  readonly id: number
  /** What happens, and whether everyone reads it after that. */
  readonly steps: readonly (readonly [() => Promise<unknown>, boolean])[]
}

/** Every reason there is, each from the state in which it has not happened. */
const REASONS: Record<string, () => Promise<Case>> = {
  'its restriction': async () => {
    const id = await insert({ ...ofProjeto(await newProjeto()), codigo: 'contrato' })
    return {
      id,
      steps: [
        [async () => {}, true],
        [
          () =>
            update(
              "update documentos set restrito_base = 'pessoal', restrito_motivo = 'x', restrito_ate = $2 where id = $1",
              id,
              HOJE,
            ),
          false,
        ],
        [
          () =>
            update(
              'update documentos set restrito_base = null, restrito_motivo = null, restrito_ate = null where id = $1',
              id,
            ),
          true,
        ],
        [
          () => update("update documentos set situacao = 'sem_efeito', motivo = 'x' where id = $1", id),
          false,
        ],
      ],
    }
  },
  'its kind': async () => {
    const id = await insert({ ...ofProjeto(await newProjeto()) })
    return {
      id,
      steps: [
        [async () => {}, false],
        [() => update("update documentos set codigo = 'contrato' where id = $1", id), true],
        [() => update("update documentos set codigo = 'terreno' where id = $1", id), false],
      ],
    }
  },
  'its rule': async () => {
    const id = await insert({ ...ofProjeto(await newProjeto()), codigo: 'as-built' })
    const rule = (acesso: string) =>
      update("update checklist_regras set acesso = $1 where codigo = 'as-built'", acesso)
    return {
      id,
      steps: [
        [() => rule('restrito'), false],
        [() => rule('publico'), true],
      ],
    }
  },
  'the antivirus': async () => {
    const id = await insert({ ...ofProjeto(await newProjeto()), codigo: 'contrato' })
    return {
      id,
      steps: [
        [() => insertVersao(id, false, 'pendente'), false],
        [() => verdict(id, 'limpo'), true],
        [() => insertVersao(id, false, 'pendente'), false],
      ],
    }
  },
  'its version for the public': async () => {
    const id = await insert({ ...ofProjeto(await newProjeto()), codigo: 'nota-fiscal' })
    return {
      id,
      steps: [
        [() => insertVersao(id, false, 'limpo'), false],
        [() => insertVersao(id, true, 'limpo'), true],
      ],
    }
  },
  'an act of its project': async () => {
    const projeto = await newProjeto()
    const id = await insert({ ...ofProjeto(projeto), codigo: 'dfd' })
    let act = 0
    return {
      id,
      steps: [
        [async () => {}, false],
        [
          async () => {
            act = await insert({ ...ofProjeto(projeto), codigo: 'edital' })
          },
          true,
        ],
        [() => insertVersao(act, false, 'pendente'), false],
        [() => verdict(act, 'limpo'), true],
        [() => update('update documentos set data_documento = $2 where id = $1', act, '2026-12-01'), false],
        [() => update('update documentos set data_documento = null where id = $1', act), true],
        [
          () => update("update documentos set situacao = 'sem_efeito', motivo = 'x' where id = $1", act),
          false,
        ],
      ],
    }
  },
  'an act of its contract, and the link to it': async () => {
    const [projeto, contrato] = [await newProjeto(), await newContrato({ situacao: 'Em preparação' })]
    const id = await insert({ ...ofProjeto(projeto), codigo: 'planilha' })
    await insert({ entidade: 'contratos', registro_id: contrato, codigo: 'homologacao' })
    return {
      id,
      steps: [
        [async () => {}, false],
        [() => linkContrato(contrato, projeto), true],
        [() => update('delete from contratos_projetos where contrato_id = $1', contrato), false],
      ],
    }
  },
  'a signature': async () => {
    const [projeto, contrato] = [await newProjeto(), await newContrato({ situacao: 'Em preparação' })]
    await linkContrato(contrato, projeto)
    const id = await insert({ ...ofProjeto(projeto), codigo: 'parecer-juridico' })
    return {
      id,
      steps: [
        [async () => {}, false],
        [
          () =>
            update(
              "update contratos set assinatura = $2, situacao = 'Em execução' where id = $1",
              contrato,
              '2026-11-01',
            ),
          true,
        ],
      ],
    }
  },
  'the projects of its agreement': async () => {
    const [ready, other] = [await newProjeto(), await newProjeto()]
    await insert({ ...ofProjeto(ready), codigo: 'edital' })
    const { rows } = await update("insert into convenios_sempapel (objeto) values ('Ponte') returning id")
    const convenio = rows[0].id as number
    const id = await insert({ entidade: 'convenios_sempapel', registro_id: convenio, codigo: 'etp' })
    const link = (projeto: number) =>
      update('insert into vinculos (projeto_id, sempapel_id) values ($1, $2)', projeto, convenio)
    return {
      id,
      steps: [
        [async () => {}, false],
        [() => link(ready), true],
        [() => link(other), false],
        [() => update('delete from vinculos where projeto_id = $1', other), true],
      ],
    }
  },
  'its record': async () => {
    const pedido = await newAditivo(await newProjeto())
    const id = await insert({ entidade: 'aditivos', registro_id: pedido, codigo: 'aditivo' })
    return {
      id,
      steps: [
        [async () => {}, false],
        [
          () =>
            update(
              "update aditivos set status = 'aprovado', decidido_por = $2, data_decisao = now() where id = $1",
              pedido,
              admin.id,
            ),
          true,
        ],
      ],
    }
  },
}

describe.each(Object.entries(REASONS))('%s', (_name, make) => {
  it('opens and closes it, and the row says so', async () => {
    const { id, steps } = await make()
    for (const [happens, open] of steps) {
      await happens()
      expect([await isOpen(id), await stale()]).toEqual([open, []])
    }
  })
})

it('the clock of the city is written anew in all of them', async () => {
  const night = { criado_em: '2026-11-16T01:30:00-03:00', codigo: 'contrato' }
  const id = await insert({ ...ofProjeto(await newProjeto()), ...night })
  const day = async () => (await update('select abre_em from documentos where id = $1', id)).rows[0].abre_em
  const before = await day()
  await update("update cidade set fuso = 'America/Rio_Branco'")
  expect([before, await day(), await stale()]).toEqual(['2026-11-16', '2026-11-15', []])
})

it('a day that comes opens it without a word', async () => {
  await update("update cidade set fuso = 'America/Sao_Paulo'")
  const id = await insert({
    ...ofProjeto(await newProjeto()),
    ...{ codigo: 'contrato', restrito_base: 'pessoal', restrito_motivo: 'x', restrito_ate: HOJE },
  })
  expect(await isOpen(id)).toBe(false)
  test.clock.now = '2026-11-17T15:00:00Z'
  expect(await isOpen(id)).toBe(true)
})
