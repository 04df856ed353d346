import { LABELS as CONTRATO, type Contrato } from '../contratos/contrato.ts'
import { TIPO_DOCUMENTO } from '../contratos/pncp-dominios.ts'
import { sumMoney } from '../shared/money.ts'
import { controleOf, type EnvioPncp, inFileName, montar, type Peca } from '../shared/pncp.ts'
import { type Aditivo, LABELS, TIPO_NAMES } from './aditivo.ts'
import { changesValor } from './efeito.ts'
import { headline } from './titulo.ts'

/** Codes of the national portal: Manual de Integração do PNCP, table of kinds of terms. */
const TIPO_TERMO = { aditivo: 2, apostila: 3 } as const

type Campo = keyof typeof LABELS & keyof Aditivo

const BAD_CONTROLE = 'Não está na forma do PNCP: 00000000000000-2-000000/0000.'

/**
 * An approved amendment as the portal takes it (`POST …/contratos/{ano}/{sequencial}/termos`). Whom it is signed with never
 * changes by one; what the contract's term becomes is not told by it but by its days.
 */
export function pncpDoTermo(aditivo: Aditivo, contrato: Contrato | null): EnvioPncp {
  const { id, tipo, valor, supressao, reajuste, prazo, numero_termo } = aditivo
  const apostila = tipo === 'apostila'
  const numero = contrato?.pncp_numero ?? null
  const controle = numero === null ? null : controleOf(numero, 'contrato')
  const own = (campo: string, of: Campo, valor: Peca['valor'], more: Partial<Peca> = {}): Peca => ({
    campo,
    valor,
    rotulo: LABELS[of],
    onde: { tela: 'termo', id, campo: of },
    ...more,
  })
  const said = (campo: string, valor: Peca['valor'], more: Partial<Peca> = {}) =>
    own(campo, 'tipo', valor, more)
  const emAditivo = (of: string) => ({ tela: 'aditivo', id, campo: of }) as const
  const told = montar([
    {
      campo: 'status',
      valor: aditivo.status === 'aprovado' || null,
      rotulo: 'Aprovação',
      onde: emAditivo('status'),
      motivo: 'O aditivo não está aprovado.',
      noCaminho: true,
    },
    contrato === null
      ? {
          campo: 'sequencial',
          valor: null,
          rotulo: LABELS.id_contrato,
          onde: emAditivo('id_contrato'),
          motivo: 'O aditivo não é de um contrato.',
        }
      : {
          campo: 'sequencial',
          valor: controle?.sequencial ?? null,
          rotulo: `${CONTRATO.pncp_numero} do contrato`,
          onde: { tela: 'contrato', id: contrato.id, campo: 'pncp_numero' },
          ...(numero === null ? {} : { motivo: BAD_CONTROLE }),
          noCaminho: true,
        },
    said('tipoTermoContratoId', apostila ? TIPO_TERMO.apostila : TIPO_TERMO.aditivo),
    own('numeroTermoContrato', 'numero_termo', numero_termo, { max: 50 }),
    said('objetoTermoContrato', headline(aditivo)),
    own('dataAssinatura', 'data_assinatura', aditivo.data_assinatura),
    said('qualificacaoAcrescimoSupressao', valor !== null || supressao !== null),
    said('qualificacaoVigencia', prazo !== null),
    said('qualificacaoFornecedor', false),
    said('qualificacaoReajuste', reajuste !== null),
    said('qualificacaoInformativo', false),
    own('fundamentoLegal', 'fundamento_legal', aditivo.fundamento_legal, { opcional: true }),
    said(
      'valorAcrescido',
      changesValor(aditivo) ? sumMoney([valor ?? 0, reajuste ?? 0, -(supressao ?? 0)]) : null,
      {
        opcional: true,
      },
    ),
    said('prazoAditadoDias', prazo, { opcional: true }),
  ])
  return {
    caminho:
      controle && `/v1/orgaos/${controle.cnpj}/contratos/${controle.ano}/${controle.sequencial}/termos`,
    documento: {
      titulo: [TIPO_NAMES[tipo], numero_termo].filter(Boolean).join(' '),
      tipoDocumentoId: apostila ? TIPO_DOCUMENTO.apostila : TIPO_DOCUMENTO.aditivo,
    },
    ...told,
  }
}

/** `pncp-termo-1-contrato-12-2026.json` */
export const pncpDoTermoNome = (
  { id, numero_termo }: Pick<Aditivo, 'id' | 'numero_termo'>,
  contrato: Pick<Contrato, 'numero_ano'> | null,
): string =>
  `pncp-termo-${inFileName(numero_termo ?? String(id))}${contrato ? `-contrato-${inFileName(contrato.numero_ano)}` : ''}.json`
