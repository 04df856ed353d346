import * as z from 'zod/mini'
import { MOMENTOS } from '../diario/momento.ts'
import { REGRAS_PERCENTUAL } from '../projetos/figuras.ts'
import { NATUREZAS } from '../projetos/natureza.ts'
import { SITUACOES_OBRA } from './situacao.ts'

const nullableText = z.nullable(z.string())
const nullableNumber = z.nullable(z.number())

/** A work among others: what it is, where, and how it stands in one sentence. */
export const obraNaLista = z.object({
  id: z.number(),
  nome: z.string(),
  secretaria: z.string(),
  endereco: nullableText,
  bairros: z.array(z.string()),
  latitude: nullableNumber,
  longitude: nullableNumber,
  situacao: z.enum(SITUACOES_OBRA),
  resumo: z.string(),
  /** How much is done, and which rule made it so. */
  percentual: z.number(),
  percentual_regra: z.enum(REGRAS_PERCENTUAL),
  percentual_texto: z.string(),
})
export type ObraNaLista = z.output<typeof obraNaLista>

const contrato = z.object({
  id: z.number(),
  numero_ano: z.string(),
  objeto: z.string(),
  empresa: z.string(),
  cnpj: nullableText,
  situacao: z.string(),
  assinatura: z.string(),
  ordem_inicio: nullableText,
  vigencia_fim: nullableText,
  valor_inicial: z.number(),
  valor_atual: z.number(),
  /** Measured and paid before this system was used; null where nobody said. */
  medido_antes: nullableNumber,
  pago_antes: nullableNumber,
  antes_ate: nullableText,
  fiscal_titular: nullableText,
  fiscal_substituto: nullableText,
  gestor: nullableText,
  pncp_numero: nullableText,
})

const foto = z.object({
  id: z.number(),
  foto: z.string(),
  miniatura: z.string(),
  dia: z.string(),
  legenda: nullableText,
  momento: z.nullable(z.enum(MOMENTOS)),
})

const documento = z.object({
  id: z.number(),
  titulo: z.string(),
  /** Which of the expected documents it is. */
  tipo: nullableText,
  /** `PDF`; null where only an address is kept. */
  formato: nullableText,
  tamanho: nullableNumber,
  /** Where it is read: the file here, or where it was published; null where neither is an address. */
  endereco: nullableText,
  /** The number of a process elsewhere. */
  processo: nullableText,
  publico_desde: z.string(),
})

const mudanca = z.object({ chave: z.string(), dia: z.string(), titulo: z.string(), texto: z.string() })

/** A work as citizens read it, all in one reply. */
export const obraPublica = z.extend(obraNaLista, {
  natureza: z.enum(NATUREZAS),
  descricao: nullableText,
  /** Measured, in percent; null where nothing was. */
  fisico: nullableNumber,
  valor_inicial: nullableNumber,
  valor_atual: nullableNumber,
  contratado: nullableNumber,
  /** Null where nobody recorded it. */
  medido: nullableNumber,
  pago: nullableNumber,
  /** What indices added to what is contracted. */
  reajustes: z.number(),
  /** Of its project, by the six stages. */
  progresso: z.number(),
  fontes: z.array(z.string()),
  /** As it really was where that is known, else as it is planned. */
  inicio: nullableText,
  /** Null where none can be told: `fim_texto` says why, or which rule made it. */
  fim: nullableText,
  fim_texto: z.string(),
  /** By what the end moved from where it first stood. */
  fim_motivos: z.array(z.string()),
  /** That what was measured contradicts the end; null where it does not. */
  ritmo: nullableText,
  /** Planned end of the project, with its accounts. */
  encerramento: nullableText,
  fim_inicial: nullableText,
  concluida_em: nullableText,
  contratos: z.array(contrato),
  fotos: z.array(foto),
  mudancas: z.array(mudanca),
  documentos: z.array(documento),
  atualizado_em: nullableText,
  /** By which it is found for good. */
  endereco_permanente: z.string(),
})
export type ObraPublica = z.output<typeof obraPublica>

/** A row of a contract's bill of quantities with what became of it. */
const linhaPlanilha = z.object({
  codigo: z.string(),
  tipo: z.enum(['grupo', 'item']),
  descricao: z.string(),
  unidade: nullableText,
  quantidade: nullableNumber,
  preco_unitario: nullableNumber,
  valor: z.number(),
  /** In reais: measured in approved bulletins, and of those what is paid in full. */
  executado: z.number(),
  pago: z.number(),
})

/** What a contract of the work was signed for, item by item. */
export const planilhaDaObra = z.object({
  id_contrato: z.number(),
  numero_ano: z.string(),
  linhas: z.array(linhaPlanilha),
})
export type PlanilhaDaObra = z.output<typeof planilhaDaObra>
