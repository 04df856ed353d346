import type { Passo, PassoDito } from '@paco/domain/guia/passo'

/** What each step is called, and what it is for. */
export const TEXTOS: Readonly<Record<Passo, { titulo: string; para: string }>> = {
  cidade: {
    titulo: 'Cidade',
    para: 'O nome aparece no cabeçalho das páginas e nos documentos; pelo fuso horário se contam os prazos. Só este passo é obrigatório.',
  },
  brasao: {
    titulo: 'Brasão',
    para: 'Identifica a prefeitura no cabeçalho e nos documentos impressos.',
  },
  secretarias: {
    titulo: 'Secretarias',
    para: 'Todo projeto é de uma secretaria, e cada pessoa cuida dos projetos da sua.',
  },
  pessoas: {
    titulo: 'Pessoas',
    para: 'Cada uma entra com a própria conta e escolhe a própria senha; o que faz fica em seu nome.',
  },
  importacao: {
    titulo: 'Primeiros projetos',
    para: 'Traga a planilha que a prefeitura já usa, ou cadastre um projeto à mão.',
  },
  publica: {
    titulo: 'Primeira página pública',
    para: 'O que qualquer cidadão vê sem entrar no sistema.',
  },
}

const COUNTED: Readonly<Partial<Record<Passo, readonly [one: string, several: string]>>> = {
  secretarias: ['secretaria em uso', 'secretarias em uso'],
  pessoas: ['conta', 'contas'],
  importacao: ['projeto', 'projetos'],
}

/** What there is already, in words. */
export function quantosText({ chave, quantos }: PassoDito): string | null {
  const named = COUNTED[chave]
  if (!named || !quantos) return null
  return `${quantos} ${named[quantos === 1 ? 0 : 1]}`
}

export const progressoText = (passos: readonly PassoDito[]): string => {
  const feitos = passos.filter(({ situacao }) => situacao === 'feito').length
  return `${feitos} de ${passos.length} passos feitos`
}
