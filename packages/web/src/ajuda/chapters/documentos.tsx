import { ACESSO_LABELS, ACESSOS } from '@paco/domain/documentos/acesso'
import { Topic } from '../topic.tsx'
import type { Chapter } from '../types.ts'

const projeto = (
  <Topic title="O que cada etapa pede">
    <p>
      No painel ou na edição do projeto, <b>Documentos</b> abre a lista das seis etapas. Cada linha é um
      documento que a lei pede, com a base legal: <b>Falta</b>, <b>Anexado</b>, <b>Dispensado</b> ou{' '}
      <b>Não se aplica</b>, com o porquê. A barra conta os obrigatórios, no todo e por etapa.
    </p>
    <ol>
      <li>
        Solte o arquivo sobre a linha do documento que ele é, ou clique em <b>Anexar</b>. Sobre o resto da
        etapa, ele entra como documento a mais.
      </li>
      <li>
        Se o projeto não precisa de um documento, clique em <b>Dispensar</b> e diga por quê.
      </li>
      <li>
        Ao concluir uma etapa sem os obrigatórios, o sistema os lista e pede o motivo, que fica registrado.
        Nas etapas marcadas em <b>Documentos por etapa</b>, ela não se conclui sem eles.
      </li>
    </ol>
  </Topic>
)

const enviar = (
  <Topic title="Guardar documentos">
    <p>
      Contratos, aditivos, boletins, paralisações, recebimentos, itens do PCA e convênios têm os seus
      documentos na própria página. <b>Incluir documentos</b> aceita até 20 arquivos de cada vez: arraste,
      escolha, cole com Ctrl+V ou, no celular, tire uma foto. Onde a lei pede só a publicação, um{' '}
      <b>endereço publicado</b> basta.
    </p>
    <p>
      Se a conexão cair, o envio continua sozinho de onde parou. Se a página for fechada, escolha o mesmo
      arquivo de novo e ele também continua.
    </p>
    <p>
      Se a prefeitura usa antivírus, um arquivo novo fica <b>Verificando…</b> por alguns instantes: até lá só
      quem o enviou o baixa, e ele não é público. Um arquivo <b>Suspeito</b> não é baixado por ninguém e não
      conta como anexado: envie uma nova versão.
    </p>
    <p>
      Nada se apaga: uma <b>nova versão</b> vale no lugar da anterior, que fica guardada, e o que foi enviado
      por engano se torna <b>sem efeito</b>, com o motivo à vista.
    </p>
  </Topic>
)

const acesso = (
  <Topic title="Quem pode ler">
    <p>O tipo do documento diz quem o lê e desde quando:</p>
    <ul>
      {ACESSOS.map((key) => (
        <li key={key}>{ACESSO_LABELS[key]}.</li>
      ))}
    </ul>
    <p>
      <b>Restringir</b> vale além dessa regra, com fundamento legal, motivo e prazo; ninguém pode ampliar.
      Todo arquivo mostra o começo do seu código SHA-256: em <b>Verificar</b>, qualquer pessoa confere se uma
      cópia é igual ao que a prefeitura guardou.
    </p>
  </Topic>
)

export const documentos: Chapter = {
  id: 'documentos',
  lead: 'O que cada etapa pede, o que já está guardado, e quem pode ler.',
  who: 'Consultam os públicos: todos. Consultam os demais: a secretaria do registro, auditores e administradores. Incluem e alteram: a secretaria do registro, o fiscal e o gestor do contrato, e os administradores. Mudam a lista: os administradores.',
  body: (
    <>
      {projeto}
      {enviar}
      {acesso}
    </>
  ),
}
