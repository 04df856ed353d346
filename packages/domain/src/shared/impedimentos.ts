/**
 * Segregation of duties (art. 7, § 1º, Lei 14.133/2021): what somebody did on a record, as the server noted it when they did
 * it, and which steps they do not take with it any more, whatever they are named for later.
 */
export type Ato =
  /** Typed or checked something of it. */
  | 'escreveu'
  /** Attested it, or something measured under the contract. */
  | 'atestou'
  /** Asked for it, or corrected what was asked for. */
  | 'pediu'
  /** Inspects or manages the contract. */
  | 'responde'
  /** Received for a while what is received for good. */
  | 'recebeu'

interface PassoDeOutro {
  /** Whoever did one of these does not take the step; said of them. */
  readonly impede: Partial<Record<Ato, string>>
  /** Who can instead. */
  readonly podem: string
}

const DA_MEDICAO = { atestou: 'Quem atestou a medição', escreveu: 'Quem digitou ou conferiu a medição' }
const SEM_PARTE = 'que não tenha digitado, conferido nem atestado a medição'

const PASSOS = {
  aprovarMedicao: {
    nao: 'não a aprova',
    impede: DA_MEDICAO,
    podem: `Pode aprová-la o gestor do contrato ou um administrador, ${SEM_PARTE}.`,
  },
  liquidarMedicao: {
    nao: 'não a liquida',
    impede: DA_MEDICAO,
    podem: `Pode liquidá-la outra pessoa da secretaria do contrato ou um administrador, ${SEM_PARTE}.`,
  },
  pagarMedicao: {
    nao: 'não registra o pagamento dela',
    impede: DA_MEDICAO,
    podem: `Pode registrá-lo outra pessoa da secretaria do contrato ou um administrador, ${SEM_PARTE}.`,
  },
  decidirAditivo: {
    nao: 'não o decide',
    impede: {
      pediu: 'Quem pediu o aditivo',
      responde: 'Quem fiscaliza, atesta ou gere o contrato do aditivo',
    },
    podem: 'Pode decidi-lo outro auditor.',
  },
  aprovarPlanilha: {
    nao: 'não a aprova',
    impede: { escreveu: 'Quem digitou a planilha, mesmo que uma só linha,' },
    podem:
      'Pode aprová-la outra pessoa da secretaria do contrato ou um administrador, que não tenha digitado nada dela.',
  },
  receberEmDefinitivo: {
    nao: 'não recebe em definitivo (art. 140, I, b)',
    impede: {
      responde: 'Quem fiscaliza o contrato',
      atestou: 'Quem atestou uma medição do contrato',
      recebeu: 'Quem recebeu provisoriamente',
    },
    podem: 'Pode receber outra pessoa, designada pela autoridade competente.',
  },
  aprovarItemDoPca: {
    nao: 'não o aprova',
    impede: { escreveu: 'Quem escreveu ou alterou o item' },
    podem: 'Pode aprová-lo outro administrador.',
  },
} as const satisfies Record<string, PassoDeOutro & { readonly nao: string }>

export type NomeDoPasso = keyof typeof PASSOS

const SEM_OUTRA = 'Se não houver outra pessoa, um administrador a cadastra em Usuários.'

/** Why the doer of one thing does not take a step, and who can; null where it does not stand in their way. */
export function textoDoImpedimento(nome: NomeDoPasso, ato: Ato): string | null {
  const { impede, nao, podem }: PassoDeOutro & { readonly nao: string } = PASSOS[nome]
  const quem = impede[ato]
  return quem === undefined ? null : `${quem} ${nao}. ${podem} ${SEM_OUTRA}`
}

/** Who did what. */
export type Feitos = Readonly<Partial<Record<Ato, readonly (number | null)[]>>>

/** Why this person does not take a step; null where nothing that they did stands in their way. Nobody is exempt. */
export function impedimentoDe(nome: NomeDoPasso, id: number, feitos: Feitos): string | null {
  for (const ato of Object.keys(PASSOS[nome].impede) as Ato[]) {
    if (feitos[ato]?.includes(id)) return textoDoImpedimento(nome, ato)
  }
  return null
}
