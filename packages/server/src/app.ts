import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import { calls } from '@paco/domain/calls'
import { DADOS } from '@paco/domain/dados/conjunto'
import { PREFIXO_PROVISORIO } from '@paco/domain/dados/publicacao'
import { MESSAGES } from '@paco/domain/sistema/messages'
import { contatosOf, SEM_CONTATOS } from '@paco/domain/transparencia/contatos'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { AppOptions } from './app-options.ts'
import { withoutAntivirus } from './arquivos/antivirus.ts'
import { openArquivos } from './arquivos/arquivos.ts'
import { arquivosRoutes } from './arquivos/routes.ts'
import { watchArquivos } from './arquivos/saude.ts'
import { openStores } from './arquivos/stores.ts'
import { auditoriaRoutes } from './auditoria/routes.ts'
import { openVerifier } from './auditoria/verificacao.ts'
import { queueConta, readFalha } from './avisos/emails-queries.ts'
import { avisosRoutes } from './avisos/routes.ts'
import { serveSair } from './avisos/sair-routes.ts'
import { serveBrasao } from './cidade/brasao-routes.ts'
import { openCidade } from './cidade/memory.ts'
import { closingOf } from './cidade/modulos.ts'
import { cidadeRoutes } from './cidade/routes.ts'
import { followDays } from './clock/today.ts'
import type { TrustProxy } from './config.ts'
import { conformidadeRoutes } from './conformidade/routes.ts'
import { followMudancas } from './dados/mudancas.ts'
import { dadosRoutes } from './dados/routes.ts'
import { aloneOn } from './db/alone.ts'
import type { Db } from './db/database.ts'
import { LOCKS } from './db/locks.ts'
import { toStrangers } from './db/strangers.ts'
import { takeCare } from './db/table-care.ts'
import { totalsMemory } from './db/totals-memory.ts'
import { closeFotos } from './fotos/recode.ts'
import { serveFotos } from './fotos/routes.ts'
import { guiaRoutes } from './guia/routes.ts'
import { askedPage } from './http/asked-page.ts'
import { leaveOctets, MAX_BODY, parseJsonBody } from './http/body.ts'
import { openToOrigins } from './http/cors.ts'
import { errorHandler } from './http/errors.ts'
import { addExpressLane } from './http/express-lane.ts'
import type { Handlers } from './http/handler.ts'
import { addSecurityHeaders, commonHeaders, drawRequestId } from './http/headers.ts'
import { implement } from './http/implement.ts'
import { sendKept } from './http/kept.ts'
import { loggerOptions, logRequests } from './http/logging.ts'
import { measureRequests } from './http/measure.ts'
import { MAX_FIELD, MAX_FILE } from './http/multipart.ts'
import { apiText } from './http/openapi.ts'
import { pagesMemory } from './http/pages-memory.ts'
import { RefusalPace } from './http/refusal-pace.ts'
import { whenServing } from './http/serving.ts'
import { answerHalfClosed, hurryBodies, refuseMalformed, TIMEOUTS } from './http/sockets.ts'
import { serveScreens } from './http/static.ts'
import { inOpenLane } from './http/strangers.ts'
import { serveEntrar } from './identidades/entrar-routes.ts'
import { assertSure, headOf, openPorta, SEM_PORTA } from './identidades/porta.ts'
import { identidadesRoutes } from './identidades/routes.ts'
import { Fila } from './importacoes/fila.ts'
import { importacoesTroubles, openImportacoes } from './importacoes/importacoes.ts'
import { loteRoutes } from './importacoes/lote-routes.ts'
import { importacoesRoutes } from './importacoes/routes.ts'
import { inicioRoutes } from './inicio/routes.ts'
import { lixeiraRoutes } from './lixeira/routes.ts'
import { keptFor } from './metrics/metrics.ts'
import { type ObrasLidas, rememberObras } from './obras/memoria.ts'
import { obrasRoutes } from './obras/routes.ts'
import { openWords } from './open-words.ts'
import { pacotesRoutes } from './pacotes/routes.ts'
import { openMemory } from './painel/memory.ts'
import { painelReady, painelRoutes } from './painel/routes.ts'
import { pcaRoutes } from './pca/routes.ts'
import { closePdf } from './pdf/fichas.ts'
import { closeLeitura } from './planilhas/leitura/ler.ts'
import { openPncp } from './pncp/client.ts'
import { listMarcados } from './prazos/cumprimentos-queries.ts'
import { openLegalMemory } from './prazos/legal-memory.ts'
import { prazosRoutes } from './prazos/routes.ts'
import { changeDay } from './projetos/day-change.ts'
import { forgetDay, readDatabaseTime } from './projetos/day-queries.ts'
import { semanaRoutes } from './projetos/semana-routes.ts'
import { remessasRoutes } from './remessas/routes.ts'
import { semCopias } from './sistema/copias/copias.ts'
import { copiasRoutes } from './sistema/copias/routes.ts'
import { openMedida } from './sistema/medidas.ts'
import { followMedida, medidasRoutes } from './sistema/medidas-routes.ts'
import { replicaTroubles } from './sistema/replica.ts'
import { sistemaRoutes } from './sistema/routes.ts'
import { serveBuscas } from './transparencia/buscas-routes.ts'
import { tellPaginas } from './transparencia/paginas.ts'
import { transparenciaRoutes } from './transparencia/routes.ts'
import { convitesRoutes } from './usuarios/convite-routes.ts'
import { fatorRoutes } from './usuarios/fator-routes.ts'
import { usuariosRoutes } from './usuarios/routes.ts'
import type { ContarConta } from './usuarios/senha.ts'
import { senhaRoutes } from './usuarios/senha-routes.ts'
import { findSession } from './usuarios/sessao-queries.ts'
import { sessaoRoutes } from './usuarios/sessao-routes.ts'
import { cacheSessions } from './usuarios/session-cache.ts'
import { openTokens } from './usuarios/tokens.ts'
import { visoesRoutes } from './visoes/routes.ts'

/** How often, in milliseconds, the health check asks anew whether e-mails leave. */
const EMAIL_CHECKED = 15_000

/** Builds the application: words, one error handler, screens. It does not listen yet. */
export async function buildApp({ database, screens, ...options }: AppOptions): Promise<FastifyInstance> {
  const { db, hearing, replica } = database
  const handleError = errorHandler(new RefusalPace())
  const app = Fastify({
    ...TIMEOUTS,
    bodyLimit: MAX_BODY,
    trustProxy: trustedHops(options.trustProxy),
    logger: loggerOptions(options.logLevel, options.logTo),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: drawRequestId,
    routerOptions: { caseSensitive: false, ignoreDuplicateSlashes: false, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // A request that was on its way when the signal came is answered like any other.
    return503OnClosing: false,
    clientErrorHandler: refuseMalformed,
    // Before any hook ran: what these would have said of safety is said here.
    frameworkErrors: (error, request, reply) =>
      handleError(error, request, reply.headers(commonHeaders(request.id, false))),
  })
  const medida = options.medida ?? openMedida(database, { now: options.now ?? (() => new Date()) })
  measureRequests(app, medida.requests, medida.flights)
  answerHalfClosed(app.server)
  hurryBodies(app)
  app.setErrorHandler(handleError)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', parseJsonBody)
  app.addContentTypeParser('application/octet-stream', leaveOctets)
  addSecurityHeaders(app)
  openToOrigins(app, DADOS)
  logRequests(app)
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], ...COMPRESSION })
  await app.register(multipart, {
    limits: { fieldSize: MAX_FIELD, fields: 60, files: 1, parts: 61, fileSize: MAX_FILE },
  })

  const tokens = await openTokens(db)
  const sessions = cacheSessions(tokens.read, (sessionId, userId) => findSession(db, sessionId, userId))
  const cidade = await openCidade(db, hearing)
  const memory = openMemory(hearing)
  const open = toStrangers(db)
  /** The same for those who are not known: a person reads where all is written. */
  const openRead = replica ? toStrangers(replica.db) : open
  const memories = [
    totalsMemory.remember([db, open, openRead], hearing),
    ...[...new Set([db, open, openRead])].map((reader) => pagesMemory.remember([reader], hearing)),
  ]
  const legais = openLegalMemory(db, hearing)
  const { stores = openStores(db), antivirus = withoutAntivirus(db) } = options
  const arquivos = openArquivos(db, stores, antivirus)
  const { now } = options
  const clocks = now
    ? { now, databaseNow: async () => now() }
    : { now: () => new Date(), databaseNow: () => readDatabaseTime(db) }
  const today = followDays({ ...clocks, change: (day, takesLong) => changeDay(db, day, takesLong) }, app.log)
  const obras = rememberObras(open, today)
  const obrasRead = replica ? rememberObras(openRead, today) : obras
  const mudancas = followMudancas(db)
  const contatos = async () => contatosOf(await cidade.read(), options.contatos ?? SEM_CONTATOS)
  const outbox = options.pncp
    ? { db, now: today.now, client: openPncp(options.pncp, { now: today.now }) }
    : null
  const around = { today, arquivos, mapTileUrl: options.mapTileUrl ?? '', outbox }
  const verify = openVerifier(db, options.sealFolder, today.now)
  const importacoes = openImportacoes(db, now ?? (() => new Date()), listMarcados)
  const fila = new Fila({
    ...importacoes,
    alone: aloneOn(database.locks, LOCKS.importing),
    learn: async (tables) => {
      for (const name of tables) await takeCare(database.owner.db, 'analyze', name)
    },
    onFailure: (error) => app.log.error({ err: error }, 'the queue of imports waits'),
  })
  const { email = false } = options
  // Where no e-mail leaves nothing waits for one.
  const contar: ContarConta = email ? queueConta : async () => {}
  const correspondence = { por_email: email, contar }
  const falhaEmail = keptFor(EMAIL_CHECKED, async () => (email ? readFalha(db) : null))
  const porta = openPorta(options.porta ?? SEM_PORTA)
  const { copias = semCopias } = options
  const watchingArquivos = watchArquivos(stores, antivirus)
  const dados = options.dados ?? { prefixo: PREFIXO_PROVISORIO, licenca: 'CC-BY-4.0' }
  const publicWords = (from: Db, lidas: ObrasLidas) => ({
    ...dadosRoutes(from, today, dados, mudancas),
    ...obrasRoutes(from, today, lidas, mudancas),
    ...transparenciaRoutes(from, today, mudancas, contatos),
  })
  const handlers: Handlers<typeof calls> = {
    ...sistemaRoutes(
      database,
      async () => [
        ...(await watchingArquivos()),
        ...(await copias.troubles()),
        ...replicaTroubles(replica),
        ...((await falhaEmail()) === null ? [] : [MESSAGES.emailsWait]),
        ...(await importacoesTroubles(db)),
      ],
      {
        ...clocks,
        dataFolder: options.dataFolder,
        falhaEmail,
      },
    ),
    ...medidasRoutes(medida, database.slow, clocks.now),
    ...copiasRoutes(copias),
    ...cidadeRoutes(db, cidade, { aoMudarFuso: forgetDay }),
    ...sessaoRoutes(db, tokens, porta.assertPassword, correspondence),
    ...usuariosRoutes(db),
    ...senhaRoutes(db, porta.assertPassword, correspondence),
    ...fatorRoutes(db, tokens, { now: clocks.now, contar, assertPassword: porta.assertPassword }),
    ...convitesRoutes(db, tokens, porta.assertPassword, correspondence),
    ...identidadesRoutes(db, tokens, porta),
    ...openWords(db, around),
    ...painelRoutes(db, today, memory),
    ...arquivosRoutes(db, stores, antivirus),
    ...semanaRoutes(db),
    ...pcaRoutes(db, today.now, outbox),
    ...lixeiraRoutes(db, today.now),
    ...importacoesRoutes(importacoes, fila, arquivos),
    ...loteRoutes(importacoes),
    ...prazosRoutes(db, today, legais, arquivos),
    ...publicWords(open, obras),
    ...remessasRoutes(db, today, arquivos),
    ...conformidadeRoutes(db, today, contatos),
    ...guiaRoutes(db, cidade),
    ...auditoriaRoutes(db, verify, today.now),
    ...visoesRoutes(db),
    ...pacotesRoutes(db, cidade, today.now),
    ...avisosRoutes(db, today, email),
    ...inicioRoutes(db, today, memory, verify),
  }
  implement(app, calls, handlers, {
    strangers: {
      ...openWords(openRead, around),
      ...painelRoutes(db, today, memory.open),
      ...(replica ? publicWords(openRead, obrasRead) : {}),
    },
    checkReplies: options.checkReplies,
    fingerprint: tokens.fingerprint,
    today: today.today,
    now: today.now,
    ensureToday: async () => {
      // By which clock it is today; what cannot be asked stays as it was.
      await cidade.read().catch(() => {})
      await today.ensureToday()
    },
    closing: closingOf(cidade),
    publicUrl: options.publicUrl,
    authenticate: sessions.authenticate,
    assertSure: (userId) => assertSure(db, porta, userId),
  })
  app.get('/api/openapi.json', (request, reply) => sendKept(apiText(calls), request, reply))
  let stopFollowing = () => {}
  whenServing(app, options, async () => {
    stopFollowing = today.follow()
    // What a process that died left half written is taken back before anybody could take it for whole.
    fila.kick()
  })
  app.decorate('quiet', async () => {
    stopFollowing()
    await fila.stop()
  })
  app.addHook('onClose', async () => {
    await app.quiet()
    cidade.forget()
    memory.forget()
    for (const stop of memories) stop()
    legais.forget()
    sessions.stop()
    await Promise.all([closePdf(), closeFotos(), closeLeitura()])
  })
  addExpressLane(app, painelReady(today, memory), {
    trustProxy: options.trustProxy !== false,
    today: today.today,
    requests: medida.requests,
  })
  followMedida(app, medida, database, options)
  serveFotos(app, db)
  serveBrasao(app, db)
  serveBuscas(app, openRead, { lidas: obrasRead, publicUrl: options.publicUrl })
  serveSair(app, db)
  serveEntrar(app, db, porta)
  const tell = tellPaginas(
    today,
    { lidas: obrasRead, mudancas, contatos, memory: memory.open, dados },
    openRead,
  )
  if (screens)
    serveScreens(app, {
      ...screens,
      head: headOf(porta),
      casa: cidade.casa,
      tell: (name, { path, request }) => {
        const page = askedPage(request, options.publicUrl)
        const lane = page.search.busca === undefined ? 'reads' : 'searches'
        return inOpenLane(request, () => tell(name, path, page), lane)
      },
    })
  return app
}

/** Brotli's lightest level beats gzip in size and time on our replies. */
const COMPRESSION = { brotliOptions: { params: { 1: 1 } }, zlibOptions: { level: 1 } }

/** A number is how many hops from here are believed; the framework wants it said as a question. */
const trustedHops = (trust: TrustProxy) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust
