import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { mayLean } from './words.ts'

/** Whose tables, views and functions a word's SQL names: read off the SQL itself, so that no circle goes through it. */

export const SRC = resolve(import.meta.dirname, '../packages/server/src')
export const read = (path: string) => readFileSync(join(SRC, path), 'utf8')
export const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(join(SRC, folder)).filter((name) => ending.test(name))

/** Which word a table belongs to; those of nobody are plumbing's, and anyone's to use. */
export const TABLES: Record<string, string[]> = {
  auditoria: ['auditoria', 'auditoria_nomes', 'auditoria_pendente', 'auditoria_projetos'],
  cidade: ['cidade', 'cidade_brasao', 'tribunais'],
  secretarias: ['secretarias'],
  usuarios: [
    'usuarios',
    'sessoes',
    'acessos',
    'agendas',
    'convites',
    'senha_links',
    'senha_pedidos',
    'segundo_fator',
    'codigos_recuperacao',
    'desafios',
    'acesso_regras',
  ],
  arquivos: ['arquivos', 'arquivo_partes', 'arquivo_restos', 'envios'],
  orcamento: ['orcamento', 'opcoes_orcamento'],
  emendas: ['emendas'],
  projetos: ['projetos', 'etapas', 'projetos_totais', 'projeto_texto', 'correcoes'],
  servicos: ['servicos', 'parcelas'],
  contratos: ['contratos', 'contratos_projetos', 'contratos_correcoes'],
  aditivos: ['aditivos', 'aditivos_busca', 'aditivo_mensagens'],
  paralisacoes: ['paralisacoes', 'evolucao'],
  quantitativos: ['quantitativos_revisoes', 'quantitativos_itens'],
  medicoes: ['medicoes', 'medicoes_itens', 'medicoes_pagamentos', 'medicoes_regras', 'medicoes_cronograma'],
  recebimentos: ['recebimentos'],
  mapa: ['coordenadas'],
  pca: ['pca', 'pca_planos', 'pca_revisoes'],
  bairros: ['bairros', 'lancamentos_bairros'],
  convenios: [
    ...['dade', 'estadual', 'federal', 'finisa', 'sempapel'].map((key) => `convenios_${key}`),
    'repasses',
  ],
  calendario: ['feriados', 'marcos'],
  visoes: ['visoes'],
  identidades: ['identidades', 'entradas_oidc', 'entradas_codigos'],
  vinculos: ['vinculos'],
  diario: ['diario'],
  documentos: [
    'documentos',
    'documento_versoes',
    'checklist_regras',
    'checklist_etapas',
    'checklist_dispensas',
    'checklist_conclusoes',
  ],
  lixeira: ['lixeira'],
  importacoes: ['importacoes', 'importacao_linhas', 'importacao_mapas'],
  declaracoes: ['declaracoes'],
  pacotes: ['pacotes_enviados', 'pacotes_cargas', 'criterios'],
  prazos: ['prazos_cumpridos'],
  remessas: ['remessas'],
  guia: ['guia'],
  avisos: ['seguidos', 'avisos_leitura', 'avisos_lidos', 'avisos_emails'],
  '': ['configuracao', 'limites', 'pedidos', 'fotos', 'pncp_envios'],
}

export const withoutComments = (sql: string) => sql.replace(/--.*$/gm, '')
/** What is between quotes names nothing, except the table that is put under audit. */
export const withoutQuoted = (sql: string) =>
  sql.replace(/auditar\('(\w+)'/g, 'auditar($1').replace(/'[^']*'/g, "''")
export const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name ?? '')

const objectFiles = filesIn('db/objects', /\.sql$/)
const wordOf = (file: string) => file.replace(/\..*$/, '')
/** What a word's files make, one or several. */
export const objects = [...new Set(objectFiles.map(wordOf))].map((word) => ({
  word,
  text: objectFiles
    .filter((file) => wordOf(file) === word)
    .map((file) => withoutComments(read(`db/objects/${file}`)))
    .join('\n'),
}))

/** As the program makes them. */
export const order = found(/const WORDS = \[([^\]]*)\]/.exec(read('db/objects.ts'))?.[1] ?? '', /'(\w+)'/g)

/** Functions that every word may call, and plumbing too. */
export const OF_NOBODY = ['pessoais']
export const owners = new Map<string, string>()
for (const [word, tables] of Object.entries(TABLES)) for (const table of tables) owners.set(table, word)
for (const { word, text } of objects)
  for (const name of found(text, /create (?:view|function) (\w+)/g))
    owners.set(name, OF_NOBODY.includes(word) ? '' : word)

/** The trail is for everyone to write to: each word puts its tables under it. */
export const mayName = (word: string, owner: string) =>
  owner === word || owner === '' || owner === 'auditoria' || mayLean(word, owner)

/** What SQL inside of a program names: where rows come from or go to, and the functions of ours that it calls. */
export function namesInCode(code: string): string[] {
  const text = code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import[\s\S]*?from '.*'$/gm, '')
  return [
    ...found(text, /\b(?:from|join|into|update|lateral)\s+(\w+)/g),
    ...found(text, /(?:selectFrom|insertInto|updateTable|deleteFrom|Join|sql\.table|recordsOf)\(\s*'(\w+)/g),
    ...found(text, /\b(?:view|table): '(\w+)'/g),
    ...found(text, /\b([a-z]+(?:_[a-z]+)+)\(/g),
  ]
}
