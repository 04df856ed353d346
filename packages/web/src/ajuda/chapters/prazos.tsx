import { Link } from '@tanstack/react-router'
import { Figure } from '../figure.tsx'
import { Topic } from '../topic.tsx'
import type { Chapter } from '../types.ts'

export const prazos: Chapter = {
  id: 'prazos',
  lead: 'Tudo o que venceu ou vence em 90 dias: prazos legais, etapas, convênios, itens do PCA e aditivos à espera de decisão.',
  who: 'Quem entrou no sistema. Os da sua secretaria vêm primeiro; para auditores, os aditivos.',
  body: (
    <>
      <Figure name="prazos" />
      <Topic title="Consultar">
        <p>
          Abra <Link to="/prazos">Prazos</Link>. O número ao lado da palavra, no menu, conta o que é seu e
          pede atenção. Clique em um contador, como <b>Vencidos</b> ou <b>Próximos 30 dias</b>, para ver só
          aqueles; filtre também por tipo, secretaria e marca da etapa. O que vence neste mês está a um clique
          do Início.
        </p>
        <p>
          Aqui se contam prazos: um processo com três etapas vencidas conta três vezes, e a linha sob o título
          diz em quantos processos elas estão. Entram as etapas atrasadas e as <b>não iniciadas no prazo</b>,
          cujo fim passou sem que começassem.
        </p>
      </Topic>
      <Topic title="Prazos legais">
        <p>
          O que a lei manda fazer até um dia certo: publicar contrato e termo aditivo no PNCP, divulgar os
          quantitativos da obra, medi-la todo mês, pagar o boletim antes de dois meses da nota fiscal, avisar
          que ela parou, receber o objeto, cobrar as ressalvas, prestar contas do convênio. Cada linha diz a
          base legal, o que fazer e, onde a lei conta assim, quantos <b>dias úteis</b> faltam. O fim da
          vigência de um contrato é avisado 120, 90, 60, 30 e 7 dias antes; a obra que não avança, 30 dias
          antes de contar como <b>sem evolução</b>.
        </p>
        <p>
          O primeiro dia não conta, o último conta, e só contam os dias com expediente no{' '}
          <Link to="/calendario">Calendário da cidade</Link> (art. 183 da Lei 14.133/2021).
        </p>
        <ol>
          <li>
            O prazo termina sozinho quando o registro diz que foi cumprido: informe no contrato o número do
            PNCP ou a data do recebimento, na paralisação as datas do aviso e da placa.
          </li>
          <li>
            Nos outros, clique em <b>Marcar como cumprido</b>, informe a data e a comprovação: o endereço da
            publicação, onde está o documento, ou o próprio documento. Marcam a secretaria do registro e os
            administradores.
          </li>
          <li>
            Para anexar, arraste um arquivo para o quadro ou clique em <b>Escolher arquivo</b>: PDF, imagem,
            Word, Excel, PowerPoint, ODF, TXT, CSV, P7S, DWG, DXF, IFC ou ZIP, até 30 MB. O sistema confere o
            conteúdo, não o nome, e recusa programas, páginas e documentos com macros.
          </li>
          <li>
            Na página do projeto, o quadro <b>Prazos legais</b> mostra os abertos e os cumpridos, com quem
            marcou e quando. Clique no nome do arquivo para baixá-lo; o SHA-256 ao lado identifica o conteúdo,
            e é o que a auditoria guarda. Baixam administradores, auditores e pessoas com secretaria. Um
            administrador pode <b>Desfazer</b>.
          </li>
        </ol>
      </Topic>
      <Topic title="Levar os prazos para o seu calendário">
        <ol>
          <li>
            No quadro <b>Agenda</b>, clique em <b>Criar endereço da agenda</b> e em <b>Copiar</b>.
          </li>
          <li>
            No Google Agenda, Outlook ou celular, assine um calendário por endereço (URL) e cole-o. O quadro
            diz onde.
          </li>
        </ol>
        <p>
          Quem tem o endereço lê a agenda sem senha. Se ele vazar, clique em <b>Trocar endereço</b>: o antigo
          deixa de funcionar.
        </p>
      </Topic>
    </>
  ),
}
