import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { calls } from './calls.ts'
import type { Call } from './http/call.ts'

/**
 * Every writing call by what it does. Whoever adds one says here which kind it is: one that decides, signs, attests, sends,
 * returns, approves, moves money or archives stands under `decides`, and so requires the version that was read.
 */
const KINDS = {
  decides: `
    sendPncpDoContrato updateContrato sendPncpDoTermo returnAditivo resendAditivo withdrawAditivo noteTermo
    restartParalisacao approveRevisao updateRecebimento checkBoletim sendBoletim beginCheckOfBoletim attestBoletim
    approveBoletim returnBoletim liquidateBoletim createPagamento updateRegraMedicao sendDemanda returnItem approveItem
    mergeItens cancelItem movePlano markPlanoSent sendPlano carryItens updateRepasse correctRegistro annulRegistro addVersao
    restrictDocumento voidDocumento archiveProjeto unarchiveProjeto importar cancelarImportacao desfazerImportacao
    liberarImportacao encerrarImportacao`,
  /** The specification's decisions: a body without a version is accepted while the request is as it was first sent. */
  specified: 'approveAditivo rejectAditivo',
  /** Edits: the screens always send the version of what they showed; older callers may leave it out. */
  edits: `
    updateUsuario updateCidade updateCorte placeSecretaria updateLancamento updateOpcao updateEmenda updateProjeto
    updateServico updateParalisacao updateRevisao updateBoletim updateCronograma updateCoordenada updateLegado updatePca
    updateDemanda updatePlano updateBairro updateLancamentoBairro updateConveniosDade updateConveniosEstadual
    updateConveniosFederal updateConveniosFinisa updateConveniosSempapel updateVinculo updateDocumento updateRegra
    updateEtapaChecklist updateImportacao gravarLote updateFeriado putMarco updateVisao`,
  /** Makes something new; there is no version of it yet. */
  creates: `
    createCopia createUsuario createSecretaria createEnvio createLancamento createOpcao createEmenda createProjeto
    createServico createContrato createMensagem createAditivo createParalisacao createRevisao createRecebimento createBoletim
    createCoordenada createLegado markPrazo createPca createDemanda createPlano createBairro createLancamentoBairro
    createConveniosDade createConveniosEstadual createConveniosFederal createConveniosFinisa createConveniosSempapel
    createRepasse createVinculo createRegistro createDocumento waiveDocumento createRegra createImportacao createDeclaracao
    createFeriado createVisao sendPacote loadPacote createRemessa gerarPdf`,
  /** Ends something that nothing but this ends, and nobody edits: there is one version of it. */
  once: 'restoreProjeto withdrawDeclaracao undoCarga',
  /** What is there is replaced or set whole, by what one sees while doing it. */
  sets: `
    uploadFotoSecretaria setBrasao sendParte uploadFotoCoordenada setAcessoRegra checkPacote updatePasso updateGuia`,
  /** Accounts, doors and what is one's own. */
  own: `
    login register logout changePassword createConvite sendConvite inviteUsuario readConvite acceptConvite requestSenha
    setSenha createLinkSenha loginCodigo startFator confirmFator renewCodigos endFator showFator resetFator trocarEntrada
    vincularIdentidade renewAgenda convidarImportados readAviso readAllAvisos updatePreferencia leaveEmails followProjeto`,
} as const

const all = calls as Readonly<Record<string, Call>>
const named = Object.fromEntries(
  Object.entries(KINDS).map(([kind, names]) => [kind, names.trim().split(/\s+/)]),
) as Record<keyof typeof KINDS, string[]>

type Shape = {
  anyOf?: Shape[]
  oneOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
}
const shapesOf = ({ body }: Call): Shape[] => {
  if (!body) return []
  const shape = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Shape
  return shape.anyOf ?? shape.oneOf ?? [shape]
}
const requires = (shape: Shape) => shape.required?.includes('versao') ?? false
const knows = ({ properties = {} }: Shape): boolean =>
  'versao' in properties || Object.values(properties).some(({ items }) => items !== undefined && knows(items))

describe('what is decided is what was read', () => {
  it('says of every call that writes what it does', () => {
    const writing = Object.entries(all)
      .filter(([, { method }]) => method !== 'GET' && method !== 'DELETE')
      .map(([name]) => name)
    expect(Object.values(named).flat().sort()).toEqual(writing.sort())
  })

  it('knows the same calls as decisions by their contracts', () => {
    const decides = Object.entries(all).flatMap(([name, one]) => (one.decides ? [name] : []))
    expect(decides.sort()).toEqual(named.decides.sort())
  })

  it.each(named.decides)('%s requires the version that was read, in every form of its body', (name) => {
    const call = all[name] as Call
    expect(shapesOf(call).map(requires)).toEqual(shapesOf(call).map(() => true))
    const issues = call.body?.safeParse({}).error?.issues ?? []
    if (shapesOf(call).length === 1)
      expect(issues).toContainEqual(
        expect.objectContaining({ path: ['versao'], message: 'Informe a versão do registro que foi lida.' }),
      )
  })

  it.each([...named.specified, ...named.edits])('%s takes the version its screen showed', (name) => {
    const call = all[name] as Call
    // Of a project, a department or a plan's item, which are told apart by what they say.
    if (name === 'updateLegado') return
    expect(shapesOf(call).every(knows)).toBe(true)
  })

  it.each(
    Object.keys(all).filter((name) => /^(approve|attest|sign|pay|liquidate|reject|return|void)/.test(name)),
  )('%s is a decision by its name', (name) => expect([...named.decides, ...named.specified]).toContain(name))
})
