import { companyZhTw } from './company.zh-tw.ts';
import type { StoryText } from '../en.ts';

/** The words of further parts in Traditional Chinese as written in Taiwan. */
export const zhTwParts: StoryText['parts'] = {
  helpHeading: '怎麼選',
  help: [
    { situation: '第一套系統剛要上雲端，停機半天還能接受。', advice: '起步組合' },
    { situation: '訂單、會員或客服每天都靠系統運作。', advice: '營運組合' },
    { situation: '停機一小時就有損失，或必須通過稽核。', advice: '不中斷組合' },
  ],
  faqHeading: '常見問題',
  faq: [
    {
      heading: '搬家那天，網站會停多久？',
      text: '多數客戶停在十五分鐘以內。我們先在新主機上架好一份，資料同步到最後一刻才切換，時間通常選在週日凌晨兩點到四點。',
    },
    {
      heading: '可以中途解約嗎？',
      text: '可以。月租方案在月底前七天通知就好；年約提前結束，已使用的月份改以月租價計算，差額退回。',
    },
    {
      heading: '資料放在哪裡？',
      text: '台北內湖與台中兩座機房，每天的備份存放在另一座。資料不出境，合約裡也這樣寫。',
    },
    {
      heading: '半夜出了問題，找得到人嗎？',
      text: '值班工程師全年無休，十五分鐘內接手處理，並在三個工作天內寄出事件報告。',
    },
  ],
  tabs: {
    label: '依您的職務',
    items: [
      {
        heading: '開發團隊',
        text: '用熟悉的指令部署，每次推送程式碼都自動建立一份測試環境。紀錄檔保留三十天，從瀏覽器就能查。',
      },
      {
        heading: '資訊主管',
        text: '一個畫面看完所有主機的可用率、用量與待更新項目。每月初寄出報告，可以直接放進主管會議的簡報。',
      },
      {
        heading: '財務',
        text: '固定月費，不會因為流量暴增而收到意外的帳單。統一發票每月五日前開立，也可以改成年繳。',
      },
    ],
  },
  statsHead: {
    eyebrow: '2025年的數字',
    heading: '寫在合約裡，也公開在這裡',
    description: '每一項都由外部監測服務量測，每季更新一次。',
  },
  stats: [
    { value: '99.98%', label: '全年可用率', description: '合約承諾99.95%' },
    { value: '11分鐘', label: '平均接手時間', description: '從警報響起到有人處理' },
    { value: '312家', label: '代管中的企業', description: '其中四成使用超過五年' },
    { value: '4次', label: '備援演練', description: '每次都實際切換機房' },
  ],
  quoteHead: {
    eyebrow: '客戶怎麼說',
    heading: '半夜接電話的人，白天也認得我們',
    description: '以下都是和我們合作滿一年的客戶，職稱以受訪當時為準。',
  },
  quotes: [
    {
      quote: '切換那天我們準備了一整夜的便當，結果十二分鐘就結束了，大家只好把便當帶回家。',
      name: '林淑芬',
      role: '岳川物流，資訊部經理',
    },
    {
      quote:
        '以前主機一出狀況，廠商之間互相推，我得自己拼出事情的經過。現在打一通電話，三天後收到一份看得懂的報告，原因、影響範圍和預防方法都寫得清楚，我直接轉給總經理。',
      name: '張家豪',
      role: '明訊電子，營運副總',
    },
    {
      quote: '報價單上的數字和帳單一模一樣，三年來都是。',
      name: '吳雅婷',
      role: '好日子烘焙，財務長',
    },
    {
      quote: '雙十一那週流量是平常的九倍，工程師提前兩週陪我們壓力測試，當天什麼事也沒發生。',
      name: '陳冠宇',
      role: '山音樂器，電商主任',
    },
    {
      quote: '他們勸我們不必買最貴的方案。這一點我記得最清楚。',
      name: '許文馨',
      role: '拾光診所，行政主任',
    },
    {
      quote: '稽核員要的紀錄，我在電話裡講到一半就收到了。',
      name: '蔡明哲',
      role: '鼎和精密，資安長',
    },
  ],
  prose: {
    heading: '備援演練的那一夜',
    intro:
      '每一季，我們會挑一個週日凌晨，把客戶的系統從台北切換到台中，再切換回來。不是模擬，是真的切換。演練中，',
    stress: '客戶的訪客不會察覺',
    afterStress: '；察覺得到，就算沒有通過。去年四次演練，平均切換時間是11分42秒，最長的一次是14分鐘。',
    note: '從發出切換指令，到外部監測服務確認網站正常回應為止。',
    notesHeading: '註腳',
    back: '回到內文',
    listHeading: '演練前要準備的事',
    list: [
      '兩週前通知客戶，說明時間、範圍和聯絡窗口。',
      '一週前檢查兩座機房的資料差異，差異必須小於五秒。',
      '前一晚做一次完整備份，存放在第三個地點，並實際還原一次。',
    ],
    steps: ['暫停寫入，等資料同步完成。', '更新DNS紀錄，流量轉往台中。', '恢復寫入，逐項核對檢查清單。'],
    tableHeading: '去年的結果',
    table: {
      caption: '2025年四次備援演練',
      head: ['日期', '切換時間', '切回時間', '參加客戶', '結果'],
      rows: [
        ['2月16日', '12分08秒', '9分51秒', '286家', '通過'],
        ['5月18日', '10分33秒', '9分20秒', '294家', '通過'],
        ['8月17日', '14分00秒', '11分05秒', '301家', '通過，三項待改善'],
        ['11月9日', '10分07秒', '8分46秒', '312家', '通過'],
      ],
    },
    quote: '我們不是相信備援會成功，我們是每一季看著它成功。',
    cite: '周以寧，技術長',
    codeHeading: '自己也能檢查',
    codeIntro: '想知道網站現在由哪一座機房回應，看回應標頭的x-site就可以：',
    codeLabel: '檢查回應標頭的指令',
    code: `$ curl -sI https://www.example.com | grep -i -E '^(x-site|x-failover-drill|strict-transport-security):'
x-site: taichung
x-failover-drill: 2025-11-09`,
    figure: '兩座機房互為備援，每一層都能各自切換。',
  },
  comparison: {
    label: '雲端主機方案比較',
    yes: '有',
    no: '無',
    columns: [
      { heading: '入門', subheading: '每月$1,800' },
      { heading: '商務', subheading: '每月$6,400' },
      { heading: '企業', subheading: '每月$18,000起' },
    ],
    groups: [
      {
        heading: '規格',
        rows: [
          { heading: '處理器', cells: ['2核心', '8核心', '32核心起'] },
          { heading: '記憶體', cells: ['4 GB', '16 GB', '64 GB起'] },
          {
            heading: '每月流量',
            description: '超過後降速，不另計費',
            cells: ['1 TB', '5 TB', '不限'],
          },
        ],
      },
      {
        heading: '維運',
        rows: [
          { heading: '每日備份', cells: [true, true, true] },
          { heading: '異地備援', description: '台北與台中互為備援', cells: [false, true, true] },
          { heading: '備援演練', cells: [false, '每年一次', '每季一次'] },
          { heading: '專屬工程師', cells: [false, false, true] },
        ],
      },
      {
        heading: '服務承諾',
        rows: [
          { heading: '可用率', cells: ['99.9%', '99.95%', '99.99%'] },
          { heading: '夜間值班', description: '全年無休', cells: [false, true, true] },
        ],
      },
    ],
  },
  trail: { label: '目前位置', items: ['首頁', '維運筆記', '備援演練的那一夜'] },
  pages: {
    label: '文章分頁',
    previous: '上一頁',
    next: '下一頁',
    page: '第{page}頁',
    position: '第{page}頁，共{count}頁',
  },
  ...companyZhTw,
  movingLogos: { stop: '停下來，全部顯示', move: '繼續移動' },
  programme: [
    {
      time: '09:30',
      dateTime: '2026-03-14T09:30',
      heading: '報到與咖啡',
      description: '一樓大廳。憑報名信上的條碼領取名牌。',
    },
    {
      time: '10:00',
      dateTime: '2026-03-14T10:00',
      heading: '開場：一次真的切換',
      description: '周以寧在台上把一座機房的流量全部移走，台下可以用手機看見結果。',
    },
    {
      time: '11:15',
      dateTime: '2026-03-14T11:15',
      heading: '事件報告怎麼寫，主管才看得懂',
      description: '用三份真實的報告，說明原因、影響與後續各該寫到什麼程度。',
    },
    {
      time: '13:30',
      dateTime: '2026-03-14T13:30',
      heading: '分組實作：還原自己的備份',
      description: '帶自己的筆記型電腦。每組六人，一位工程師陪同。',
    },
  ],
};
