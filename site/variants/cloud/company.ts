/**
 * The facts of the company behind the `cloud` brand, all in one place. Everything here is made up (reserved example
 * domains, a street that does not exist): replace it before a real company goes live.
 */
export const company = {
  name: { 'zh-tw': '層雲科技股份有限公司', en: 'Strata Cloud Co., Ltd.' },
  shortName: { 'zh-tw': '層雲科技', en: 'Strata Cloud' },
  address: {
    'zh-tw': '114台北市內湖區雲階路168號9樓',
    en: '9F, No. 168, Yunjie Rd., Neihu Dist., Taipei City 114, Taiwan',
  },
  email: 'hello@strata.example',
  social: {
    url: 'https://social.example/strata',
    label: { 'zh-tw': '社群粉絲專頁', en: 'Social network page' },
  },
  messaging: {
    url: 'https://line.example/strata',
    label: { 'zh-tw': 'LINE官方帳號', en: 'LINE' },
  },
  tagManagerId: null,
};
