import { type Day, formatDay } from '../shared/days.ts'
import type { Frase } from '../shared/texto.ts'
import type { Catalogo } from './contract.ts'

/** Under which rules the data may be used. */
export const regrasDeUso = (
  { limite_por_minuto, licenca, publicador }: Catalogo,
  hoje: Day,
): readonly Frase[] => [
  'Qualquer pessoa pode usar, copiar e redistribuir os dados, também para fins comerciais.',
  [
    'Cite a fonte, o conjunto e o dia da consulta: ',
    {
      citacao: `${publicador}. Dados abertos: obras. Consulta em ${formatDay(hoje)}. Licença ${licenca}.`,
    },
  ],
  [
    `São até ${limite_por_minuto} consultas por minuto de cada endereço. Acima disso a resposta é 429, e `,
    { codigo: 'Retry-After' },
    ' diz em quantos segundos tentar de novo.',
  ],
  [
    'Antes de baixar outra vez, envie o ',
    { codigo: 'ETag' },
    ' da última resposta em ',
    { codigo: 'If-None-Match' },
    ': se nada mudou, a resposta é 304, sem conteúdo.',
  ],
  'Não é preciso cadastro nem chave. Páginas de outros endereços também podem ler os arquivos.',
  'E-mails, contas bancárias, rascunhos e documentos restritos não são publicados. Servidores aparecem pelo nome só no que respondem pelo cargo, como a fiscalização de um contrato.',
  [
    'Nos CSV, um texto que uma planilha leria como fórmula começa com um apóstrofo. Códigos, como ',
    { codigo: 'servico_engenharia' },
    ', estão por extenso no CSV brasileiro e no dicionário.',
  ],
]

/** What the works are as OC4IDS tells them, and where one of them is. */
export const SOBRE_OC4IDS: Frase = [
  'Cada obra e serviço de engenharia com orçamento, contratos, aditivos, pagamentos, andamento, lugar e documentos públicos, do mesmo modo que em outros países. O endereço de uma obra só é ',
  { codigo: '/api/dados/oc4ids/12.json' },
  ', com o número dela.',
]

/** Of a prefix that is not the city's own yet. */
export const provisorio = (prefixo: string): Frase => [
  'O prefixo ',
  { codigo: prefixo },
  ' é provisório: os códigos das obras mudam quando a cidade receber o seu.',
]
