"""People far away: a few dabs each, never nearer than ten metres."""
from .colours import paint
from .shapes import ball, placed, tube, turned


def runner(x, y, height, shirt, shorts, skin, hair, turn_deg=0, stride=.6, phase=1, z=0.0):
    """Someone running toward their own -y, seen from anywhere."""
    s = height / 1.6
    with placed(x, y, turn_deg, z, s):
        cloth, legs, flesh = paint(shirt, .9), paint(shorts, .9), paint(skin, .8)
        tube([(0, -.02, .84), (0, -.1, 1.3)], .13, cloth)
        ball((0, -.14, 1.31), .14, cloth, (1.25, .8, .7))
        ball((0, -.17, 1.53), .105, flesh)
        ball((0, -.14, 1.57), .112, paint(hair, .9), (1, 1, .85))
        for side in (-1, 1):
            swing = stride * side * phase
            knee = (side * .09, -.1 - .32 * max(0, swing) + .12 * max(0, -swing), .46)
            foot = (side * .09, knee[1] + .1 + .34 * max(0, -swing), .06 + .3 * max(0, -swing))
            tube([(side * .08, 0, .84), ((side * .09), (knee[1]) * .6, .62)], .085, legs)
            tube([(side * .09, knee[1] * .6, .62), knee, foot], .05, flesh)
            elbow = (side * .24, -.08 + .22 * swing, 1.08)
            tube([(side * .17, -.12, 1.33), elbow], .052, cloth)
            tube([elbow, (side * .2, -.26 + .16 * swing, 1.16)], .04, flesh)


def standing(x, y, height, coat, legs, skin, hair, turn_deg=0, dress=False, z=0.0):
    s = height / 1.7
    with placed(x, y, turn_deg, z, s):
        cloth = paint(coat, .9)
        if dress:
            turned(0, 0, [(.3, .02), (.24, .5), (.13, 1.0), (.16, 1.25), (.1, 1.4), (0, 1.42)], cloth, sides=20)
        else:
            tube([(0, 0, .85), (0, 0, 1.34)], .15, cloth)
            for side in (-1, 1):
                tube([(side * .08, 0, .88), (side * .09, 0, .03)], .075, paint(legs, .9))
        for side in (-1, 1):
            tube([(side * .18, 0, 1.36), (side * .23, -.03, 1.08), (side * .2, -.1, .86)], .048, cloth)
        ball((0, 0, 1.38), .15, cloth, (1.25, .8, .5))
        ball((0, -.01, 1.59), .105, paint(skin, .8))
        ball((0, .02, 1.63), .113, paint(hair, .9), (1, 1, .9))
