import { FUNCOES } from './funcoes.ts'
import { CATEGORIAS, ELEMENTOS, GRUPOS, MODALIDADES } from './natureza.ts'
import type { ListaDoLancamento } from './opcao.ts'
import { SUBFUNCOES } from './subfuncoes.ts'

/** One piece of a code and what it stands for. */
interface Segmento {
  readonly codigo: string
  readonly papel: string
  readonly nome: string | null
}

const digits = (piece: string | undefined) => piece?.trim() ?? ''

/** The first digit of an action tells what it is. */
function acaoKind(code: string): string | null {
  const first = code[0]
  if (first === undefined || !/\d/.test(first) || code === '9999') return null
  if (first === '0') return 'operação especial'
  return Number(first) % 2 === 1 ? 'projeto' : 'atividade'
}

function funcional(code: string, nome: string | null): Segmento[] {
  if (!/^\d/.test(code)) return []
  const [funcao, subfuncao, programa, acao] = code.split('.').map(digits)
  const all: (Segmento | null)[] = [
    funcao ? { codigo: funcao, papel: 'Função', nome: FUNCOES[funcao] ?? null } : null,
    subfuncao ? { codigo: subfuncao, papel: 'Subfunção', nome: SUBFUNCOES[subfuncao]?.nome ?? null } : null,
    programa ? { codigo: programa, papel: 'Programa', nome } : null,
    acao ? { codigo: acao, papel: 'Ação', nome: acaoKind(acao) } : null,
  ]
  return all.filter((segmento) => segmento !== null)
}

/** `4.4.90.51.00`, with or without its dots. */
function natureza(code: string): Segmento[] {
  const plain = code.replace(/\D/g, '')
  const cut = [
    { papel: 'Categoria econômica', from: 0, to: 1, names: CATEGORIAS },
    { papel: 'Grupo de natureza', from: 1, to: 2, names: GRUPOS },
    { papel: 'Modalidade', from: 2, to: 4, names: MODALIDADES },
    { papel: 'Elemento', from: 4, to: 6, names: ELEMENTOS },
  ]
  return cut
    .filter(({ to }) => plain.length >= to)
    .map(({ papel, from, to, names }) => {
      const codigo = plain.slice(from, to)
      return { codigo, papel, nome: names[codigo] ?? null }
    })
}

function institucional(code: string): Segmento[] {
  const roles = ['Poder', 'Órgão', 'Unidade']
  return code
    .split('.')
    .map(digits)
    .slice(0, roles.length)
    .map((codigo, index) => ({
      codigo,
      papel: roles[index] ?? '',
      nome: index === 0 && codigo === '02' ? 'Executivo' : null,
    }))
    .filter(({ codigo }) => codigo !== '')
}

function fonteStn(code: string): Segmento[] {
  const plain = code.replace(/\D/g, '')
  if (plain.length !== 4) return []
  const exercicio =
    plain[0] === '1' ? 'exercício corrente' : plain[0] === '2' ? 'exercícios anteriores' : null
  return [
    { codigo: plain.slice(0, 1), papel: 'Exercício', nome: exercicio },
    { codigo: plain.slice(1), papel: 'Fonte', nome: null },
  ]
}

function aplicacao(code: string): Segmento[] {
  const [fixa, variavel] = code.split('.').map(digits)
  if (!fixa || !variavel) return []
  const geral = /^0+$/.test(variavel) ? 'sem convênio ou programa próprio' : null
  return [
    { codigo: fixa, papel: 'Parte fixa', nome: null },
    { codigo: variavel, papel: 'Parte variável', nome: geral },
  ]
}

const READERS: Record<ListaDoLancamento, (code: string, programa: string | null) => Segmento[]> = {
  funcionais: funcional,
  contaelemento: natureza,
  unidade: institucional,
  classificacao: institucional,
  fontederecurso: fonteStn,
  aplicacao,
}

/**
 * What each piece of a code means, as far as the official tables tell; what its programme is called, which is each
 * city's own, whoever asks must say. Any text is accepted; unknown pieces have no name.
 */
export const explainCode = (
  lista: ListaDoLancamento,
  code: string,
  programa: string | null = null,
): Segmento[] => READERS[lista](code.trim(), programa)
