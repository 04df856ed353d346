/** Words in the order in which they may lean on each other; those aside lean on the first three only. */
const ORDER = [
  'cidade',
  'secretarias',
  'usuarios',
  'arquivos',
  'orcamento',
  'emendas',
  'etapas',
  'projetos',
  'servicos',
  'contratos',
  'aditivos',
  'paralisacoes',
  'quantitativos',
  'medicoes',
  'recebimentos',
  'mapa',
]
const ASIDE = ['pca', 'bairros', 'convenios', 'calendario', 'visoes', 'identidades', 'auditoria']
/** What hangs on what, what is told and kept of it, what was thrown away, what comes in from sheets, what there is none of, and packs of data: each leans on all of those and on the ones before it. */
const LATER = ['vinculos', 'diario', 'documentos', 'lixeira', 'importacoes', 'declaracoes', 'pacotes']
/** They look over all the others: how the city stands, what is due, what is found, what everyone may take along, and what courts are told. */
const ABOVE = ['painel', 'prazos', 'pesquisa', 'dados', 'remessas']
/** What is made of all of it, open data included, for citizens, for those who answer to them and for those who begin; each leans on those before it. */
const OPEN = ['obras', 'transparencia', 'conformidade', 'guia']
/** What is told of the trail, in the words of all the others, and what a day begins with: they alone lean on the trail. */
const TOLD = ['avisos', 'inicio']
export const WORDS: ReadonlySet<string> = new Set([...ORDER, ...ASIDE, ...LATER, ...ABOVE, ...OPEN, ...TOLD])

export const mayLean = (word: string, other: string): boolean => {
  if (TOLD.includes(word)) return TOLD.indexOf(other) < TOLD.indexOf(word)
  if (TOLD.includes(other)) return false
  if (OPEN.includes(word))
    return other !== 'auditoria' && (!OPEN.includes(other) || OPEN.indexOf(other) < OPEN.indexOf(word))
  if (ABOVE.includes(word)) return other !== 'auditoria' && ![...ABOVE, ...OPEN].includes(other)
  if (LATER.includes(word))
    return (
      other !== 'auditoria' && [...ORDER, ...ASIDE, ...LATER.slice(0, LATER.indexOf(word))].includes(other)
    )
  if (ASIDE.includes(word)) return ORDER.slice(0, 3).includes(other)
  return ORDER.includes(other) && ORDER.indexOf(other) < ORDER.indexOf(word)
}
