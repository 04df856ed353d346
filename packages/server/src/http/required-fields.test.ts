import { calls } from '@paco/domain/calls'
import type { Familia } from '@paco/domain/convenios/familia'
import { FAMILIAS } from '@paco/domain/convenios/familias'
import type { Call } from '@paco/domain/http/call'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'

const test = await startTestApp()
const { app } = test
const admin = await loginAs(test, { role: 'admin' })

const LANCAMENTO = [
  'valor',
  'unidade',
  'orcamento',
  'funcional_programatica',
  'fonte_recurso_stn',
  'fonte_recurso',
  'ficha',
  'conta_elemento_despesa',
  'classificacao_institucional',
  'aplicacao',
]

const EMENDA = [
  'esfera',
  'numero',
  'ano',
  'autor',
  'tipo',
  'forma_repasse',
  'objeto',
  'funcao',
  'valor_previsto',
]

const convenios = (FAMILIAS as readonly Familia[]).map(({ key, campos }): [string, string[]] => [
  `/api/convenios${key}`,
  campos.filter(({ required }) => required).map(({ key: campo }) => campo),
])

/** Every call that creates something, and what it cannot do without. */
const CREATES: readonly [path: string, required: readonly string[]][] = [
  ['/api/login', ['email', 'password']],
  ['/api/register', ['name', 'email', 'password']],
  ['/api/usuarios', ['name', 'email', 'password']],
  ['/api/convites', ['name', 'email']],
  ['/api/convite', ['token']],
  ['/api/convite/aceitar', ['token', 'password']],
  ['/api/login/codigo', ['desafio', 'codigo']],
  ['/api/eu/fator', ['senha']],
  ['/api/eu/fator/confirmar', ['codigo']],
  ['/api/eu/fator/conferir', ['codigo']],
  ['/api/eu/fator/desligar', ['senha', 'codigo']],
  ['/api/eu/fator/codigos', ['senha', 'codigo']],
  ['/api/senha/pedido', ['email']],
  ['/api/senha/nova', ['token', 'password']],
  ['/api/entrar/troca', ['codigo']],
  ['/api/eu/identidades', ['provedor', 'senha']],
  ['/api/createsecretaria', ['nomesecretaria']],
  ['/api/orcamento', ['secretaria_id', ...LANCAMENTO]],
  ['/api/emendas', ['id_secretaria', ...EMENDA]],
  ['/api/opcoes', ['lista', 'codigo', 'descricao']],
  ['/api/createprojetocompleto', ['nomeprojeto', 'id_secretaria']],
  ['/api/create', ['nomeprojeto', 'id_secretaria']],
  ['/api/servicos', ['projeto_id', 'descricao', 'valor_total']],
  ['/api/aditivos', ['tipo', 'id_projeto', 'id_secretaria']],
  ['/api/contratos', ['id_secretaria', 'numero', 'ano', 'objeto', 'empresa', 'regime', 'valor_inicial']],
  ['/api/paralisacoes', ['id_projeto', 'motivo', 'responsavel', 'inicio']],
  ['/api/quantitativos', ['id_contrato', 'vigente_de']],
  ['/api/recebimentos', ['id_contrato', 'tipo', 'data', 'responsaveis', 'descricao']],
  ['/api/medicoes', ['id_contrato', 'inicio', 'fim']],
  ['/api/coordenadas', ['id_projeto', 'latitude', 'longitude']],
  [
    '/api/addpca',
    [
      'requisitante',
      'objeto',
      'justificativa',
      'expectativa_consumo_anual',
      'valor_preliminar',
      'data_pretendida',
      'prioridade',
    ],
  ],
  [
    '/api/pca/demandas',
    [
      'id_secretaria',
      'requisitante',
      'objeto',
      'justificativa',
      'expectativa_consumo_anual',
      'valor_preliminar',
      'data_pretendida',
      'prioridade',
    ],
  ],
  ['/api/pca/planos', ['ano', 'codigo_unidade', 'nome_unidade']],
  ['/api/bairros', ['bairro']],
  ['/api/pacotes', ['chave', 'nivel', 'nome', 'descricao']],
  ['/api/addprojetobairro', ['Bairro', 'Zona', 'Descricao', 'Tipo', 'Fonte', 'Valor']],
  ['/api/feriados', ['nome', 'nivel', 'regra']],
  ['/api/declaracoes', ['codigo']],
  ['/api/visoes', ['lista', 'nome', 'consulta']],
  ['/api/remessas', ['tribunal', 'inicio', 'fim']],
  ['/api/repasses', ['familia', 'id_convenio', 'data', 'valor']],
  ['/api/envios', ['nome', 'tamanho']],
  ['/api/prazos/cumprimentos', ['chave', 'cumprido_em', 'evidencia']],
  ['/api/gerar-pdf', ['ids']],
  ['/api/avisos/lidos', ['chave', 'ate']],
  ['/api/avisos/lidos/todos', ['ate']],
  ['/api/avisos/sair', ['codigo']],
  ['/api/diario', ['chave', 'id_projeto', 'tipo', 'dia']],
  ['/api/vinculos', ['id_projeto', 'tipo', 'id_alvo']],
  ['/api/importacoes', ['lista', 'arquivo']],
  ['/api/documentos', ['entidade', 'registro_id', 'titulo']],
  ['/api/checklist/regras', ['codigo', 'etapa', 'nome', 'exigencia', 'condicao', 'base', 'acesso']],
  ...convenios.filter(([, required]) => required.length > 0),
]

/** The one family of agreements that asks for nothing. */
const ASKS_NOTHING = ['/api/conveniossempapel']

const isMultipart = (path: string) =>
  (Object.values(calls) as Call[]).some((call) => call.path === path && call.bodyType === 'multipart')

function post(path: string, payload: object, headers: object = admin.headers) {
  const form = {
    payload: '--limite--\r\n',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=limite' },
  }
  const json = { payload, headers: { ...headers } }
  return app.inject({ method: 'POST', url: path, ...(isMultipart(path) ? form : json) })
}

describe('a creation without its fields', () => {
  it('is looked at for every call that takes a body and no record', () => {
    const all = (Object.values(calls) as Call[])
      .filter(({ method, body, params }) => method === 'POST' && body && !params)
      .map(({ path }) => path)
    expect([...CREATES.map(([path]) => path), ...ASKS_NOTHING].sort()).toEqual(all.sort())
  })

  it.each(CREATES)('%s names all that is missing at once', async (path, required) => {
    const reply = await post(path, {})
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ Status: 'Error', Error: 'Confira os campos indicados.' })
    expect(Object.keys(reply.json().Campos).sort()).toEqual([...required].sort())
  })

  it.each([
    ['valor', ['id_projeto', 'id_secretaria', 'id_orcamento', 'valor', 'descricao_pedido']],
    ['prazo', ['id_projeto', 'id_secretaria', 'prazo', 'etapa']],
    ['outro', ['tipo', 'id_projeto', 'id_secretaria']],
  ])('an amendment of type %s names what that type needs', async (tipo, required) => {
    const reply = await post('/api/aditivos', { tipo })
    expect(reply.statusCode).toBe(400)
    expect(Object.keys(reply.json().Campos).sort()).toEqual([...required].sort())
  })
})

describe('the department', () => {
  const named = async (path: string, payload: object, headers?: object) => {
    const reply = await post(path, payload, headers)
    return reply.statusCode === 400 ? Object.keys(reply.json().Campos) : reply.json().Status
  }

  it('is the own one of whoever has one', async () => {
    const { headers } = await loginAs(test, { id_secretaria: 12 })
    expect(await named('/api/createprojetocompleto', {}, headers)).toEqual(['nomeprojeto'])
    expect(await named('/api/create', { nomeprojeto: 'Ponte' }, headers)).toBe('Success')
    expect(await named('/api/orcamento', {}, headers)).toEqual(LANCAMENTO)
    expect(await named('/api/emendas', {}, headers)).toEqual(EMENDA)
  })

  it('is asked for beside what is wrong, and may be named as the older form names it', async () => {
    expect(await named('/api/createprojetocompleto', { nomeprojeto: 'Ponte' })).toEqual(['id_secretaria'])
    expect(await named('/api/createprojetocompleto', { id_secretaria: '', valor: -1 })).toEqual([
      'id_secretaria',
      'nomeprojeto',
      'valor',
    ])
    expect(await named('/api/create', { secretaria: 'Obras' })).toEqual(['nomeprojeto'])
    expect(await named('/api/create', { secretaria: '' })).toEqual(['id_secretaria', 'nomeprojeto'])
    expect(await named('/api/create', { secretaria: 'obras', nomeprojeto: 'Ponte' })).toBe('Success')
  })
})
