import { MESSAGES } from '@paco/domain/documentos/messages'
import { guardadoText } from '@paco/domain/projetos/guardado'
import { describe, expect, it } from 'vitest'
import { openDocumentos } from './documentos.testing.ts'

const test = await openDocumentos()
const { pool, admin, obras, call, newProjeto, created, ofProjeto, addVersao } = test

const projeto = await newProjeto()
const id = await created(ofProjeto(projeto, { codigo: 'edital', titulo: 'Edital 7' }))
await addVersao(obras, id)
const voided = await created(ofProjeto(projeto))
await call(obras, 'POST', `/api/documentos/${voided}/sem-efeito`, { motivo: 'Engano' })

describe('what was kept stays, whoever tries', () => {
  it.each([
    ['a document', 'delete from documentos where id = $1', id],
    ['its versions', 'delete from documento_versoes where documento_id = $1', id],
    [
      'a version as it was sent',
      "update documento_versoes set arquivo_nome = 'x' where documento_id = $1",
      id,
    ],
    ['with its record', 'update documentos set registro_id = registro_id + 1 where id = $1', id],
    ['what is void', "update documentos set situacao = 'vigente', motivo = null where id = $1", voided],
    ['its project', 'delete from projetos where id = $1', projeto],
  ])('%s', async (_, statement, which) => {
    await expect(pool.query(statement, [which])).rejects.toMatchObject({ code: 'PA002' })
  })

  it.each(['documentos', 'documento_versoes'])('all of %s', async (table) => {
    await expect(pool.query(`truncate ${table} cascade`)).rejects.toMatchObject({ code: 'PA002' })
  })
})

describe('a record with documents is not deleted', () => {
  const PLANO = {
    requisitante: 'Obras',
    objeto: 'Papel',
    justificativa: 'Falta',
    expectativa_consumo_anual: 1,
  }
  it.each([
    ['projetos', () => newProjeto(), (one: number) => `/api/deleteprojetocompleto/${one}`],
    ['contratos', () => test.newContrato(), (one: number) => `/api/contratos/${one}`],
    ['medicoes', async () => test.opened(await test.newObra()), (one: number) => `/api/medicoes/${one}`],
    [
      'paralisacoes',
      async () =>
        (
          await call(admin, 'POST', '/api/paralisacoes', {
            id_projeto: await newProjeto(),
            motivo: 'chuvas',
            responsavel: 'Obras',
            inicio: '2026-11-01',
          })
        ).json().id,
      (one: number) => `/api/paralisacoes/${one}`,
    ],
    [
      'pca',
      async () =>
        (
          await call(admin, 'POST', '/api/addpca', {
            ...PLANO,
            valor_preliminar: 1,
            data_pretendida: '2027-01-01',
            prioridade: 'Alta',
          })
        ).json().id,
      (one: number) => `/api/pca/${one}`,
    ],
    [
      'convenios_sempapel',
      async () => (await call(admin, 'POST', '/api/conveniossempapel', { objeto: 'Ponte' })).json().id,
      (one: number) => `/api/conveniossempapel/${one}`,
    ],
  ])('%s', async (entidade, make, address) => {
    const registro_id = (await make()) as number
    await created({ entidade, registro_id })
    const reply = await call(admin, 'DELETE', address(registro_id))
    const told = entidade === 'projetos' ? guardadoText(['documento']) : MESSAGES.kept
    expect([reply.statusCode, reply.json().Error]).toEqual([409, told])
  })

  it('nor is what goes with it: a project whose request has documents', async () => {
    const holder = await newProjeto()
    await created({ entidade: 'aditivos', registro_id: await test.newAditivo(holder) })
    expect((await call(admin, 'DELETE', `/api/deleteprojetocompleto/${holder}`)).statusCode).toBe(409)
  })
})

describe('the trail', () => {
  it('names the file by its fingerprint, under the project and its department', async () => {
    const { rows } = await pool.query(
      `select a.entidade, a.acao, a.pai, a.id_secretaria, a.depois ->> 'arquivo' = v.arquivo as selado
       from auditoria a left join documento_versoes v on a.entidade = 'documento_versoes' and v.id = a.registro_id::int
       where (a.entidade = 'documentos' and a.registro_id = $1::text and a.acao = 'criou')
         or (a.entidade = 'documento_versoes' and a.pai = 'documentos/' || $1::text) order by a.id`,
      [id],
    )
    expect(rows).toEqual([
      { entidade: 'documentos', acao: 'criou', pai: `projetos/${projeto}`, id_secretaria: 12, selado: null },
      {
        entidade: 'documento_versoes',
        acao: 'criou',
        pai: `documentos/${id}`,
        id_secretaria: 12,
        selado: true,
      },
      {
        entidade: 'documento_versoes',
        acao: 'criou',
        pai: `documentos/${id}`,
        id_secretaria: 12,
        selado: true,
      },
    ])
  })

  it('tells of documents that belong to no project', async () => {
    const made = await call(admin, 'POST', '/api/conveniossempapel', { objeto: 'Creche' })
    const doc = await created({ entidade: 'convenios_sempapel', registro_id: made.json().id })
    const { rows } = await pool.query(
      "select pai, id_secretaria from auditoria where entidade = 'documentos' and registro_id = $1",
      [String(doc)],
    )
    expect(rows).toEqual([{ pai: null, id_secretaria: null }])
  })
})
