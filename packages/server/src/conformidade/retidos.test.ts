import { GUARDADOS } from '@paco/domain/conformidade/guardados'
import { MOST_RETIDOS, type TextoRetido } from '@paco/domain/conformidade/retido'
import { labelsOf, tabelaOf } from '@paco/domain/shared/labels'
import { PUBLICOS, publicadoEm } from '@paco/domain/shared/publicos'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { startTestApp } from '../../test/harness.ts'
import { openBench, type Who } from '../aditivos/aditivos.testing.ts'
import { PUBLIC_ANYWHERE } from '../dados/publico.testing.ts'

const test = await startTestApp(() => new Date('2026-06-10T12:00:00-03:00'))
const { call, admin, auditor, obras, newProjeto } = await openBench(test)
const read = async (who: Who): Promise<TextoRetido[]> =>
  (await call(who, 'GET', '/api/conformidade/retidos')).json().Result

describe('texts that are held back', () => {
  it('are listed for administrators and auditors, with where they are mended and little of what they say', async () => {
    expect(await read(admin)).toEqual([])
    const id = await newProjeto({
      nomeprojeto: 'Ponte do João',
      descricao_publica: 'CPF 123.456.789-09',
      etapa2: 'Projeto de ana@cidade.sp.gov.br',
    })
    await newProjeto({ nomeprojeto: 'Praça', descricao_publica: 'PPA 2022-2025' })
    await test.database.pool.query(
      "update secretarias set secretario = 'Ana, ana@cidade.sp.gov.br' where id = 3",
    )
    const told = [
      {
        tabela: 'projetos',
        id,
        titulo: 'Projeto',
        campo: 'Texto para o público',
        parece: 'um CPF (123.***.***-09)',
        pagina: `/viewprojetocompleto/${id}`,
      },
      {
        tabela: 'etapas',
        id: expect.any(Number),
        titulo: 'Etapa de projeto',
        campo: 'Nome da etapa',
        parece: 'um e-mail (a***@cidade.sp.gov.br)',
        pagina: `/viewprojetocompleto/${id}`,
      },
      {
        tabela: 'secretarias',
        id: 3,
        titulo: 'Secretaria',
        campo: 'Nome do secretário',
        parece: 'um e-mail (a***@cidade.sp.gov.br)',
        pagina: '/editsecretaria/3',
      },
    ]
    expect(await read(admin)).toEqual(told)
    expect(await read(auditor)).toEqual([...told.slice(0, 2), { ...told[2], pagina: null }])
    for (const who of [null, obras])
      expect((await call(who, 'GET', '/api/conformidade/retidos')).statusCode).toBe(who ? 403 : 401)
  })

  it('are looked for in every text that people write and everyone may read', async () => {
    expect(Object.keys(GUARDADOS).sort()).toEqual(Object.keys(PUBLICOS).sort())
    const columns = Object.entries(PUBLICOS).flatMap(([tabela, names]) =>
      names.map((name) => `${tabela}.${name}`),
    )
    expect(columns.filter((column) => !PUBLIC_ANYWHERE.has(column))).toEqual([])
    // Codes, keys, names of files, what is chosen from a list or written by the program.
    const OTHERS = [
      'arquivos.tipo',
      'bairros.bairro',
      'bairros.zona',
      'checklist_regras.oc4ids',
      'contratos.cipi',
      'contratos.indice',
      'contratos.pncp_numero',
      'coordenadas.imagem',
      'declaracoes.texto',
      'documento_versoes.arquivo_nome',
      'pca_planos.nome_unidade',
      'secretarias.imagem',
    ]
    expect([...PUBLIC_ANYWHERE].filter((column) => !columns.includes(column)).sort()).toEqual(OTHERS)
  })

  it('are warned of in the forms that write them', () => {
    const written = (tabela: string, body: z.ZodMiniType) =>
      Object.keys(labelsOf(body)).some((campo) => publicadoEm(tabelaOf(body) ?? '', campo) === tabela)
    const forms = Object.entries(GUARDADOS).filter(([tabela, { body }]) => !written(tabela, body()))
    expect(forms.map(([tabela]) => tabela)).toEqual([])
  })

  it('are few enough to be read, however many there are', async () => {
    await test.database.pool.query("update opcoes_orcamento set descricao = descricao || ' a@b.com'")
    expect(await read(admin)).toHaveLength(MOST_RETIDOS)
  })
})
