import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { aditivo } from '@paco/domain/aditivos/aditivo'
import { entrada, linha } from '@paco/domain/auditoria/entrada'
import { pessoa, registro } from '@paco/domain/auditoria/registro'
import { bairro } from '@paco/domain/bairros/bairro'
import { lancamentoBairro } from '@paco/domain/bairros/lancamento-bairro'
import { feriado } from '@paco/domain/calendario/feriado'
import { contrato } from '@paco/domain/contratos/contrato'
import { repasse } from '@paco/domain/convenios/repasse'
import { fotoPublica, registroDiario } from '@paco/domain/diario/registro'
import { documento } from '@paco/domain/documentos/documento'
import { regra } from '@paco/domain/documentos/regra'
import { emenda } from '@paco/domain/emendas/emenda'
import { importacao, linhaImportada } from '@paco/domain/importacoes/importacao'
import { registroLegado } from '@paco/domain/legado/contract'
import { excluido } from '@paco/domain/lixeira/lixeira'
import { coordenada } from '@paco/domain/mapa/coordenada'
import { boletim } from '@paco/domain/medicoes/boletim'
import { lancamento } from '@paco/domain/orcamento/lancamento'
import { opcao, opcaoMantida, programa } from '@paco/domain/orcamento/opcao'
import { paralisacao } from '@paco/domain/paralisacoes/paralisacao'
import { pca } from '@paco/domain/pca/pca'
import { processosList, projeto } from '@paco/domain/projetos/projeto'
import { etapaDaSemana } from '@paco/domain/projetos/semana'
import { remessa } from '@paco/domain/remessas/remessa'
import { nomeSecretaria, secretaria } from '@paco/domain/secretarias/secretaria'
import { parcela, servico } from '@paco/domain/servicos/servico'
import { contratoPublico } from '@paco/domain/transparencia/contrato'
import { convenioPublico } from '@paco/domain/transparencia/convenio'
import { emendaPublica } from '@paco/domain/transparencia/emenda'
import { fiscalPublico } from '@paco/domain/transparencia/fiscal'
import { obraPublica } from '@paco/domain/transparencia/obra'
import { pcaPublico } from '@paco/domain/transparencia/pca'
import { usuario } from '@paco/domain/usuarios/usuario'
import { vinculo } from '@paco/domain/vinculos/vinculo'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod/mini'
import { startTestApp } from '../../test/harness.ts'
import { openBench } from '../aditivos/aditivos.testing.ts'
import { aditivosSource } from '../aditivos/queries.ts'
import { auditoriaSource, historicoSource, pessoasSource } from '../auditoria/queries.ts'
import { bairrosSource, lancamentosBairrosSource } from '../bairros/queries.ts'
import { feriadosSource } from '../calendario/queries.ts'
import { contratosSource } from '../contratos/queries.ts'
import { repassesSource } from '../convenios/repasses-queries.ts'
import { fotosSource, livroSource, publicoSource } from '../diario/queries.ts'
import { documentosSource } from '../documentos/queries.ts'
import { regrasSource } from '../documentos/regras-queries.ts'
import { emendasSource } from '../emendas/queries.ts'
import { importacoesSource, linhasSource } from '../importacoes/queries.ts'
import { carosSource, decididosSource } from '../inicio/queries.ts'
import { legadoSource } from '../legado/queries.ts'
import { lixeiraSource } from '../lixeira/queries.ts'
import { coordenadasSource } from '../mapa/queries.ts'
import { boletinsSource } from '../medicoes/queries.ts'
import { opcoesOferecidasSource, opcoesSource, programasSource } from '../orcamento/opcoes-queries.ts'
import { orcamentoSource } from '../orcamento/queries.ts'
import { paralisacoesSource } from '../paralisacoes/queries.ts'
import { pcaAbertoSource, pcaSource } from '../pca/queries.ts'
import { projetosSource } from '../projetos/queries.ts'
import { semanaSource } from '../projetos/semana-queries.ts'
import { remessasSource } from '../remessas/queries.ts'
import { nomesSecretariasSource, secretariasSource } from '../secretarias/queries.ts'
import { parcelasSource, servicosSource } from '../servicos/queries.ts'
import {
  contratosPublicosSource,
  conveniosPublicosSource,
  emendasPublicasSource,
  fiscaisPublicosSource,
  obrasPublicasSource,
  pcaPublicoSource,
} from '../transparencia/queries.ts'
import { usuariosSource } from '../usuarios/queries.ts'
import { vinculosSource } from '../vinculos/queries.ts'
import type { ListSource } from './list.ts'

const test = await startTestApp()
const { db, pool } = test.database

/** What JSON makes of a column, by the type's number in the catalogue. */
const KINDS: Readonly<Record<number, string>> = {
  16: 'boolean',
  20: 'number',
  21: 'number',
  23: 'number',
  25: 'string',
  114: 'json',
  1005: 'array',
  1007: 'array',
  1009: 'array',
  1082: 'string',
  1184: 'string',
  1700: 'number',
  3802: 'json',
}

async function columnsOf({ view }: ListSource): Promise<Record<string, string>> {
  const from = typeof view === 'string' ? sql.table(view) : sql`(${view}) lista`
  const { sql: text, parameters } = sql`select * from ${from} limit 0`.compile(db)
  const { fields } = await pool.query(text, [...parameters])
  return Object.fromEntries(fields.map(({ name, dataTypeID }) => [name, KINDS[dataTypeID] ?? 'row']))
}

interface Def {
  type: string
  innerType?: { _zod: { def: Def } }
}

/** What a field is on the wire, empty or not. JSON of any form is the contract's own to check. */
function kindOf(field: { _zod: { def: Def } }): string {
  const { type, innerType } = field._zod.def
  if (innerType) return kindOf(innerType)
  return type === 'enum' || type === 'literal' ? 'string' : type
}

/** A list's rows, the shape the contract gives them, and the columns it is only searched, filtered or sorted by. */
const LISTS: Record<string, [ListSource, z.ZodMiniObject, string[]]> = {
  secretariasSource: [secretariasSource, secretaria, ['busca', 'posicao']],
  nomesSecretariasSource: [
    nomesSecretariasSource,
    nomeSecretaria,
    Object.keys(secretaria.shape)
      .filter((key) => !(key in nomeSecretaria.shape))
      .concat('busca', 'posicao'),
  ],
  usuariosSource: [usuariosSource, usuario, ['busca']],
  orcamentoSource: [orcamentoSource(null), lancamento, ['busca']],
  opcoesSource: [opcoesSource, opcaoMantida, ['busca']],
  opcoesOferecidasSource: [
    opcoesOferecidasSource,
    opcao,
    Object.keys(opcaoMantida.shape)
      .filter((key) => !(key in opcao.shape))
      .concat('busca'),
  ],
  programasSource: [
    programasSource,
    programa,
    Object.keys(opcaoMantida.shape)
      .filter((key) => !(key in programa.shape))
      .concat('busca'),
  ],
  servicosSource: [servicosSource, servico, ['busca']],
  parcelasSource: [parcelasSource, parcela, ['servico_id', 'projeto_id', 'busca']],
  aditivosSource: [aditivosSource, aditivo, ['busca']],
  carosSource: [carosSource, aditivo, ['busca']],
  decididosSource: [decididosSource, aditivo, ['busca']],
  paralisacoesSource: [paralisacoesSource, paralisacao, ['aberta', 'arquivado', 'busca']],
  boletinsSource: [
    boletinsSource(null),
    boletim,
    ['fiscal_titular_id', 'fiscal_substituto_id', 'gestor_id', 'busca'],
  ],
  coordenadasSource: [coordenadasSource, coordenada, ['etapas_atrasadas', 'etapas_nao_iniciadas', 'busca']],
  contratosSource: [contratosSource, contrato, ['busca']],
  vinculosSource: [
    vinculosSource({ id: 1, name: 'Ana', role: 'admin', id_secretaria: null }),
    vinculo,
    ['busca'],
  ],
  livroSource: [livroSource, registroDiario, ['retido', 'nomeprojeto', 'busca', 'busca_publica']],
  publicoSource: [publicoSource, registroDiario, ['busca']],
  fotosSource: [fotosSource, fotoPublica, ['busca']],
  semanaSource: [
    semanaSource({ id: 1, name: 'Ana', role: 'admin', id_secretaria: null }),
    etapaDaSemana,
    ['id', 'desde', 'ate', 'busca'],
  ],
  lixeiraSource: [
    lixeiraSource({ id: 1, name: 'Ana', role: 'admin', id_secretaria: null }),
    excluido,
    ['busca'],
  ],
  importacoesSource: [
    importacoesSource({ id: 1, name: 'Ana', role: 'admin', id_secretaria: null }),
    importacao,
    ['busca'],
  ],
  linhasSource: [
    linhasSource(1),
    linhaImportada,
    ['importacao_id', 'versao', 'versao_depois', 'id', 'busca'],
  ],
  documentosSource: [documentosSource(null), documento, ['busca']],
  regrasSource: [regrasSource, regra, ['busca']],
  repassesSource: [repassesSource, repasse, ['busca']],
  emendasSource: [emendasSource, emenda, ['busca']],
  pcaPublicoSource: [pcaPublicoSource, pcaPublico, ['busca']],
  emendasPublicasSource: [emendasPublicasSource, emendaPublica, ['busca']],
  pcaAbertoSource: [pcaAbertoSource, pca, ['busca', 'plano_id', 'publico', 'vivo']],
  pcaSource: [pcaSource(null), pca, ['busca', 'plano_id', 'publico', 'vivo']],
  bairrosSource: [bairrosSource, bairro, ['busca']],
  lancamentosBairrosSource: [lancamentosBairrosSource, lancamentoBairro, ['id', 'busca']],
  feriadosSource: [feriadosSource, feriado, ['busca']],
  remessasSource: [remessasSource, remessa, ['busca']],
  auditoriaSource: [auditoriaSource, registro, ['pai', 'id_secretaria', 'entrada', 'sobre']],
  historicoSource: [
    historicoSource({ entidade: 'projetos', registro_id: '1' }),
    registro,
    ['pai', 'id_secretaria', 'entrada', 'sobre'],
  ],
  pessoasSource: [pessoasSource, pessoa, ['id', 'busca']],
  obrasPublicasSource: [obrasPublicasSource, obraPublica, ['busca']],
  contratosPublicosSource: [contratosPublicosSource, contratoPublico, ['busca']],
  conveniosPublicosSource: [conveniosPublicosSource, convenioPublico, ['busca']],
  fiscaisPublicosSource: [fiscaisPublicosSource, fiscalPublico, ['busca']],
  legadoSource: [legadoSource('id'), registroLegado, ['id_secretaria', 'arquivado', 'busca']],
}

describe('a list’s columns are the fields of its contract', () => {
  it.each(Object.entries(LISTS))('%s', async (_name, [source, shape, others]) => {
    const columns = await columnsOf(source)
    expect(Object.keys(columns).sort()).toEqual([...Object.keys(shape.shape), ...others].sort())
    for (const [key, field] of Object.entries(shape.shape)) {
      const wanted = kindOf(field)
      if (columns[key] !== 'json') expect([key, columns[key]]).toEqual([key, wanted])
    }
  })

  it('projetosSource: what its function makes', async () => {
    const bench = await openBench(test)
    const id = await bench.newProjeto()
    const { rows } = await pool.query(
      'select projeto_linha(id, versao, true) as line from projetos where id = $1',
      [id],
    )
    expect(Object.keys(JSON.parse(rows[0].line)).sort()).toEqual(Object.keys(projeto.shape).sort())
    const columns = await columnsOf(projetosSource(null))
    const missing = processosList.columns.filter(({ key }) => !(key in columns)).map(({ key }) => key)
    expect(missing).toEqual([])
  })

  it('entradasSource: what its function makes', async () => {
    await pool.query("update secretarias set formacao = 'à mão' where id = 3")
    const { rows } = await pool.query('select auditoria_entrada(1, null, null, 40) as line')
    const made = JSON.parse(rows[0].line)
    expect(Object.keys(made).sort()).toEqual(Object.keys(entrada.shape).sort())
    expect(Object.keys(made.registros[0]).sort()).toEqual(Object.keys(linha.shape).sort())
  })

  it('no list is left out', () => {
    const src = join(import.meta.dirname, '..')
    const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('queries.ts'))
      .flatMap((file) => [...readFileSync(join(src, file), 'utf8').matchAll(/export const (\w+Source)\b/g)])
      .map(([, name]) => name)
    expect(sources.sort()).toEqual([...Object.keys(LISTS), 'projetosSource'].sort())
  })
})
